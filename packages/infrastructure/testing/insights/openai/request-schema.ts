import type { ResponseCreateParamsBase } from 'openai/resources/responses/responses.js';
import * as z from 'zod/mini';

/**
 * The body of POST /responses as the API describes it, from the types that OpenAI generates of that
 * description. What a text does not need (tools, files, conversations) is told apart by its type only, and the
 * double refuses to pretend that it can do it.
 */

const orNull = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const oneOf = <const T extends readonly string[]>(...values: T) => z.enum(values);

const ttl = oneOf('30m', '12h');
const breakpoint = z.optional(z.strictObject({ mode: z.literal('explicit'), ttl: z.optional(ttl) }));

const inputContent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('input_text'), text: z.string(), prompt_cache_breakpoint: breakpoint }),
  z.strictObject({
    type: z.literal('input_image'),
    detail: oneOf('low', 'high', 'auto', 'original'),
    file_id: orNull(z.string()),
    image_url: orNull(z.string()),
    prompt_cache_breakpoint: breakpoint,
  }),
  z.strictObject({
    type: z.literal('input_file'),
    detail: z.optional(oneOf('auto', 'low', 'high')),
    file_data: z.optional(z.string()),
    file_id: orNull(z.string()),
    file_url: z.optional(z.string()),
    filename: z.optional(z.string()),
    prompt_cache_breakpoint: breakpoint,
  }),
]);

const message = z.strictObject({
  type: z.optional(z.literal('message')),
  role: oneOf('user', 'assistant', 'system', 'developer'),
  content: z.union([z.string(), z.array(inputContent)]),
  phase: orNull(oneOf('commentary', 'final_answer')),
  status: z.optional(oneOf('in_progress', 'completed', 'incomplete')),
});

const format = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    name: z.string().check(z.regex(/^[a-zA-Z0-9_-]{1,64}$/)),
    schema: z.record(z.string(), z.unknown()),
    description: z.optional(z.string()),
    strict: orNull(z.boolean()),
  }),
]);

const object = z.record(z.string(), z.unknown());
const moderationMode = orNull(z.strictObject({ mode: oneOf('score', 'block') }));
const summary = orNull(oneOf('auto', 'concise', 'detailed'));
const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));

const parameters = {
  access_programs: z.optional(
    z.strictObject({ cyber: z.optional(oneOf('standard', 'daybreak_blue', 'daybreak_red')) }),
  ),
  background: orNull(z.boolean()),
  context_management: orNull(
    z.array(z.strictObject({ type: z.string(), compact_threshold: orNull(z.int()) })),
  ),
  conversation: orNull(z.union([z.string(), z.strictObject({ id: z.string() })])),
  image: z.optional(
    z.strictObject({ context_compression: z.optional(oneOf('auto', 'enabled', 'disabled')) }),
  ),
  include: orNull(
    z.array(
      oneOf(
        'file_search_call.results',
        'web_search_call.results',
        'web_search_call.action.sources',
        'message.input_image.image_url',
        'computer_call_output.output.image_url',
        'code_interpreter_call.outputs',
        'reasoning.encrypted_content',
        'message.output_text.logprobs',
      ),
    ),
  ),
  input: z.union([z.string(), z.array(message)]),
  instructions: orNull(z.string()),
  max_output_tokens: orNull(z.int().check(z.gte(16))),
  max_tool_calls: orNull(z.int()),
  metadata: orNull(
    z
      .record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(512)))
      .check(z.refine((pairs) => Object.keys(pairs).length <= 16)),
  ),
  model: z.string(),
  moderation: orNull(
    z.strictObject({
      model: z.string(),
      policy: orNull(z.strictObject({ input: moderationMode, output: moderationMode })),
    }),
  ),
  parallel_tool_calls: orNull(z.boolean()),
  previous_response_id: orNull(z.string()),
  prompt: orNull(z.strictObject({ id: z.string(), variables: orNull(object), version: orNull(z.string()) })),
  prompt_cache_key: orNull(z.string()),
  prompt_cache_options: z.optional(
    z.strictObject({
      comparison_response_id: orNull(z.string()),
      mode: z.optional(oneOf('implicit', 'explicit')),
      prewarm: z.optional(z.boolean()),
      ttl: z.optional(ttl),
    }),
  ),
  prompt_cache_retention: orNull(oneOf('in_memory', '24h')),
  reasoning: orNull(
    z.strictObject({
      context: orNull(oneOf('auto', 'current_turn', 'all_turns')),
      effort: orNull(oneOf('none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max')),
      generate_summary: summary,
      mode: z.optional(z.string()),
      summary,
    }),
  ),
  safety_identifier: orNull(z.string().check(z.maxLength(128))),
  service_tier: orNull(oneOf('auto', 'default', 'flex', 'scale', 'priority', 'fast', 'ultrafast')),
  store: orNull(z.boolean()),
  stream: orNull(z.boolean()),
  stream_options: orNull(z.strictObject({ include_obfuscation: z.optional(z.boolean()) })),
  temperature: orNull(between(0, 2)),
  text: z.optional(
    z.strictObject({
      format: z.optional(format),
      verbosity: orNull(oneOf('low', 'medium', 'high')),
    }),
  ),
  tool_choice: z.optional(z.union([oneOf('none', 'auto', 'required'), object])),
  tools: z.optional(z.array(object)),
  top_logprobs: orNull(z.int().check(z.gte(0), z.lte(20))),
  top_p: orNull(between(0, 1)),
  truncation: orNull(oneOf('auto', 'disabled')),
  user: z.optional(z.string()),
} satisfies Record<keyof ResponseCreateParamsBase, z.ZodMiniType>;

export const responseRequest = z.strictObject(parameters);
export type ResponseRequest = z.output<typeof responseRequest>;

/** Described by the API, but nothing that this double could answer. */
export function unsupportedIn(request: ResponseRequest): string | undefined {
  if (request.background) return 'background';
  if (request.tools && request.tools.length > 0) return 'tools';
  if (request.conversation) return 'conversation';
  if (request.previous_response_id) return 'previous_response_id';
  if (request.prompt) return 'prompt';
  return undefined;
}
