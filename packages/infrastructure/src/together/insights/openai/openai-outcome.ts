import { noTokens } from '@nestmates/application/together/insights/nothing-to-write.ts';
import type {
  TokenUse,
  WritingFailure,
  WritingOutcome,
} from '@nestmates/application/together/insights/ports.ts';
import type * as OpenAISdk from 'openai';
import type { AutoParseableTextFormat } from 'openai/lib/parser.js';
import type { Response, ResponseUsage } from 'openai/resources/responses/responses.js';

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
export function readResponse<Text>(
  response: Response,
  format: AutoParseableTextFormat<Text>,
): WritingOutcome<Text> {
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
  const text = contents.flatMap((content) => (content.type === 'output_text' ? [content.text] : [])).join('');
  try {
    return { kind: 'written', text: format.$parseRaw(text), use };
  } catch {
    return failed('malformed', use, `nothing to read in ${response.status}`);
  }
}

/** What a stream means that came to no end. */
export function readUnfinished(limits: AbortSignal, events: number): Failed {
  if (limits.aborted) return failed('slow', undefined, 'timeout');
  return events === 0
    ? failed('malformed', undefined, 'no events')
    : failed('unreachable', undefined, 'ended early');
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

/** What `fetch` says of a body whose connection has ended. */
const wasBrokenOff = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET',
  );

function reasonOfStatus(status: number): WritingFailure {
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 || status === 409 ? 'unreachable' : 'not-accepted';
}

/** What an error of the SDK means. */
export function readError(sdk: Sdk, error: unknown, limits: AbortSignal): Failed {
  if (limits.aborted || error instanceof sdk.APIConnectionTimeoutError) {
    return failed('slow', undefined, 'timeout');
  }
  if (error instanceof sdk.APIConnectionError) {
    return failed('unreachable', wasNotConnected(error) ? noTokens : undefined, error.name);
  }
  if (error instanceof sdk.APIError && typeof error.status === 'number') {
    return failed(reasonOfStatus(error.status), noTokens, `status ${error.status}`);
  }
  // The stream had begun, so a part of it may have been counted.
  if (error instanceof sdk.APIError || wasBrokenOff(error)) {
    return failed('unreachable', undefined, 'broken off');
  }
  // The SDK throws what its JSON parser and zod throw, or fails on a body of another shape.
  return failed('malformed', undefined, error instanceof Error ? error.name : 'unknown error');
}
