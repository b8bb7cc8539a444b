import { noTokens } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type {
  TokenUse,
  WritingFailure,
  WritingOutcome,
} from '@nestmates/application/together/insights/ports.ts';
import type * as OpenAISdk from 'openai';
import type { ParsedResponse, ResponseUsage } from 'openai/resources/responses/responses.js';

type Sdk = typeof OpenAISdk;
type Failed = Extract<WritingOutcome<never>, { kind: 'failed' }>;

const failed = (reason: WritingFailure, use: TokenUse | undefined, detail: string): Failed => ({
  kind: 'failed',
  reason,
  use,
  detail,
});

/** A compatible server may leave the use out or send nonsense. */
function useOf(usage: ResponseUsage | undefined): TokenUse | undefined {
  const { input_tokens: input, output_tokens: output } = usage ?? {};
  if (input === undefined || output === undefined) return undefined;
  return Number.isInteger(input) && Number.isInteger(output) && input >= 0 && output >= 0
    ? { input, output }
    : undefined;
}

const incompleteReasons: Readonly<Record<string, WritingFailure>> = {
  max_output_tokens: 'cut-off',
  content_filter: 'filtered',
};

/** What a response that arrived means; its shape is only as sure as the server. */
export function readResponse<Text>(response: ParsedResponse<Text>): WritingOutcome<Text> {
  const use = useOf(response.usage);
  if (response.status === 'incomplete') {
    const reason = response.incomplete_details?.reason ?? '';
    return failed(incompleteReasons[reason] ?? 'cut-off', use, `incomplete ${reason}`);
  }
  if (response.status === 'failed') {
    const code = response.error?.code;
    return failed(code === 'rate_limit_exceeded' ? 'rate-limited' : 'unreachable', use, `failed ${code}`);
  }
  const contents = response.output.flatMap((item) => (item.type === 'message' ? item.content : []));
  if (contents.some(({ type }) => type === 'refusal')) return failed('refused', use, 'refusal');
  if (response.output_parsed === null)
    return failed('malformed', use, `nothing to read in ${response.status}`);
  return { kind: 'written', text: response.output_parsed, use };
}

/** Errors of a connection that was never made, so that nothing was counted. */
const notConnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

function causesOf(error: unknown): readonly unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

const wasNotConnected = (error: unknown): boolean =>
  causesOf(error).some((cause) => cause instanceof Error && 'code' in cause && notConnected.has(cause.code));

function reasonOfStatus(status: number): WritingFailure {
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 || status === 409 ? 'unreachable' : 'not-accepted';
}

/** What an error of the SDK means. */
export function readError(sdk: Sdk, error: unknown, deadline: AbortSignal): Failed {
  if (deadline.aborted || error instanceof sdk.APIConnectionTimeoutError) {
    return failed('slow', undefined, 'timeout');
  }
  if (error instanceof sdk.APIConnectionError) {
    return failed('unreachable', wasNotConnected(error) ? noTokens : undefined, error.name);
  }
  if (error instanceof sdk.APIError && typeof error.status === 'number') {
    return failed(reasonOfStatus(error.status), noTokens, `status ${error.status}`);
  }
  // The SDK throws what its JSON parser and zod throw, or fails on a body of another shape.
  return failed('malformed', undefined, error instanceof Error ? error.name : 'unknown error');
}
