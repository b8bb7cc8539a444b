import { randomUUID } from 'node:crypto';
import type { Response, ResponseOutputMessage, ResponseUsage } from 'openai/resources/responses/responses.js';
import type { ResponseRequest } from './request-schema.ts';

/** Response as it goes over the wire; `output_text` is added by the SDK. */
export type WireResponse = Omit<Response, 'output_text'>;

const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);
/** A picture costs what its patches do, and not what its bytes are as text. */
const picture = /data:image\/[^"]*/g;
const pictureTokens = 2400;
const anId = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`;

function usageOf({ instructions, input, text }: ResponseRequest, outputTokens: number): ResponseUsage {
  const sent = JSON.stringify([instructions, input, text]);
  const inputTokens =
    tokensOf(sent.replaceAll(picture, '')) + (sent.match(picture) ?? []).length * pictureTokens;
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens + outputTokens,
  };
}

function messageOf(
  content: ResponseOutputMessage['content'],
  status: 'completed' | 'incomplete',
): ResponseOutputMessage {
  return { id: anId('msg'), type: 'message', role: 'assistant', status, content };
}

const output = (text: string): ResponseOutputMessage['content'] => [
  { type: 'output_text', text, annotations: [] },
];

const responseTo = (
  request: ResponseRequest,
  outcome: Pick<WireResponse, 'status' | 'output'> & Partial<WireResponse>,
): WireResponse => ({
  id: anId('resp'),
  object: 'response',
  created_at: Math.floor(Date.now() / 1000),
  access_programs: null,
  background: false,
  error: null,
  incomplete_details: null,
  instructions: request.instructions ?? null,
  max_output_tokens: request.max_output_tokens ?? null,
  metadata: {},
  model: request.model,
  parallel_tool_calls: true,
  previous_response_id: null,
  reasoning: { effort: null, summary: null },
  service_tier: 'default',
  temperature: request.temperature ?? 1,
  tool_choice: 'auto',
  tools: [],
  top_p: request.top_p ?? 1,
  truncation: 'disabled',
  ...outcome,
});

export function cutOff(request: ResponseRequest, text: string, limit: number): WireResponse {
  return responseTo(request, {
    status: 'incomplete',
    incomplete_details: { reason: 'max_output_tokens' },
    output: [messageOf(output(text.slice(0, 4 * limit)), 'incomplete')],
    usage: usageOf(request, limit),
  });
}

/** What a model says, as far as the tokens of the request reach. */
export function spoken(request: ResponseRequest, text: string): WireResponse {
  const limit = request.max_output_tokens ?? Number.POSITIVE_INFINITY;
  if (tokensOf(text) > limit) return cutOff(request, text, limit);
  return responseTo(request, {
    status: 'completed',
    output: [messageOf(output(text), 'completed')],
    usage: usageOf(request, tokensOf(text)),
  });
}

export const refused = (request: ResponseRequest): WireResponse =>
  responseTo(request, {
    status: 'completed',
    output: [messageOf([{ type: 'refusal', refusal: 'I’m sorry, I cannot help with that.' }], 'completed')],
    usage: usageOf(request, 12),
  });

export const filtered = (request: ResponseRequest): WireResponse =>
  responseTo(request, {
    status: 'incomplete',
    incomplete_details: { reason: 'content_filter' },
    output: [messageOf(output('{"tip":'), 'incomplete')],
    usage: usageOf(request, 3),
  });

export const failed = (request: ResponseRequest): WireResponse =>
  responseTo(request, {
    status: 'failed',
    error: { code: 'server_error', message: 'The model failed.' },
    output: [],
  });
