import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OpenAiDouble } from './openai-double.ts';
import type { WireResponse } from './responses.ts';

const double = new OpenAiDouble({
  apiKey: 'sk-test',
  models: ['gpt-test'],
  model: ({ text }) => (text?.format?.type === 'json_schema' ? { word: 'hello' } : 'Hello, you.'),
});

beforeAll(() => double.start());
afterAll(() => double.stop());
beforeEach(() => double.reset());

const plain = { model: 'gpt-test', input: 'Say hello.' };
const strictFormat = (schema: unknown) => ({
  ...plain,
  text: { format: { type: 'json_schema', name: 'greeting', strict: true, schema } },
});
const wordSchema = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
};

type Answer = Partial<Omit<WireResponse, 'error'>> & {
  readonly error?: { readonly code: string; readonly param: string | null };
};

async function post(body: unknown, headers: Record<string, string> = {}, path = '/responses') {
  const response = await fetch(double.baseUrl + path, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk-test', 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const errorOf = async (...request: Parameters<typeof post>) => {
  const { status, body } = await post(...request);
  return [status, body.error?.code, body.error?.param];
};

const textIn = ({ output }: Answer): unknown =>
  output?.flatMap((item) => (item.type === 'message' ? item.content : []))[0];

describe('the double of the OpenAI API', () => {
  it('answers in the shape of the API', async () => {
    const { status, body } = await post({ ...plain, max_output_tokens: 16, store: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'response',
      status: 'completed',
      error: null,
      output: [
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hello, you.' }] },
      ],
      usage: { output_tokens: 3 },
    });
    expect(body.usage?.total_tokens).toBe((body.usage?.input_tokens ?? 0) + 3);
  });

  it('takes every parameter that the API describes', async () => {
    const everything = {
      ...plain,
      background: false,
      include: ['reasoning.encrypted_content'],
      instructions: 'Be brief.',
      max_output_tokens: 100,
      max_tool_calls: 1,
      metadata: { a: 'b' },
      parallel_tool_calls: true,
      previous_response_id: null,
      prompt_cache_key: 'x',
      reasoning: { effort: 'low' },
      safety_identifier: 'x',
      service_tier: 'auto',
      store: false,
      stream: false,
      temperature: 1,
      text: { format: { type: 'text' }, verbosity: 'low' },
      tool_choice: 'auto',
      tools: [],
      top_logprobs: 2,
      top_p: 0.5,
      truncation: 'auto',
      user: 'x',
    };
    expect((await post(everything)).status).toBe(200);
    const messages = [
      { role: 'developer', content: 'Be brief.' },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Say hello.' }] },
    ];
    expect((await post({ ...plain, input: messages })).status).toBe(200);
  });

  it.each([
    [{ input: 'x' }, 'missing_required_parameter', 'model'],
    [{ model: 'gpt-test' }, 'missing_required_parameter', 'input'],
    [{ ...plain, max_tokens: 100 }, 'unknown_parameter', 'max_tokens'],
    [{ ...plain, response_format: { type: 'json_object' } }, 'unknown_parameter', 'response_format'],
    [{ ...plain, text: { form: 'x' } }, 'unknown_parameter', 'text.form'],
    [{ ...plain, model: 7 }, 'invalid_type', 'model'],
    [{ ...plain, input: 7 }, 'invalid_type', 'input'],
    [{ ...plain, instructions: ['x'] }, 'invalid_type', 'instructions'],
    [{ ...plain, store: 'no' }, 'invalid_type', 'store'],
    [{ ...plain, max_output_tokens: 15 }, 'integer_below_min_value', 'max_output_tokens'],
    [{ ...plain, max_output_tokens: 20.5 }, 'invalid_type', 'max_output_tokens'],
    [{ ...plain, temperature: 3 }, 'integer_above_max_value', 'temperature'],
    [{ ...plain, truncation: 'some' }, 'invalid_value', 'truncation'],
    [{ ...plain, metadata: { a: 1 } }, 'invalid_type', 'metadata.a'],
    [{ ...plain, input: [{ role: 'mother', content: 'x' }] }, 'invalid_value', 'input.0.role'],
    [
      { ...plain, text: { format: { type: 'json_schema', name: 'a b', schema: {} } } },
      'invalid_value',
      'text.format.name',
    ],
    [{ ...plain, tools: [{ type: 'web_search' }] }, 'unsupported_by_double', 'tools'],
  ])('refuses %j with %s', async (body, code, param) => {
    expect(await errorOf(body)).toEqual([400, code, param]);
  });

  it('refuses another key, another path, another model and what is not JSON', async () => {
    expect((await post(plain, { Authorization: 'Bearer sk-other' })).status).toBe(401);
    expect((await post(plain, {}, '/chat/completions')).status).toBe(404);
    expect((await errorOf({ ...plain, model: 'gpt-other' }))[1]).toBe('model_not_found');
    expect((await errorOf('{"model":'))[1]).toBe('invalid_json');
    expect((await errorOf(plain, { 'Content-Type': 'text/plain' }))[1]).toBe('invalid_json');
  });
});

describe('structured outputs of the double', () => {
  it('keep to the schema', async () => {
    const { body } = await post(strictFormat(wordSchema));
    expect(textIn(body)).toMatchObject({ type: 'output_text', text: '{"word":"hello"}' });
  });

  it.each([
    ['a list at the top', { type: 'array', items: { type: 'string' } }],
    ['a choice at the top', { ...wordSchema, anyOf: [wordSchema] }],
    ['a property that may be left out', { ...wordSchema, required: [] }],
    ['a required property that is not there', { ...wordSchema, required: ['word', 'other'] }],
    ['further properties', { ...wordSchema, additionalProperties: true }],
    ['no word about further properties', { ...wordSchema, additionalProperties: undefined }],
    ['a length', { ...wordSchema, properties: { word: { type: 'string', minLength: 3 } } }],
    ['a keyword of another type', { ...wordSchema, properties: { word: { type: 'string', minItems: 1 } } }],
    ['a property without a type', { ...wordSchema, properties: { word: {} } }],
    ['an inner object that is open', { ...wordSchema, properties: { word: { type: 'object' } } }],
  ])('refuse %s', async (_, schema) => {
    expect(await errorOf(strictFormat(schema))).toEqual([400, 'invalid_json_schema', 'text.format.schema']);
  });

  it('take choices, lists, references and bounds below the top', async () => {
    const schema = {
      type: 'object',
      $defs: { name: { type: 'string', pattern: '^a' } },
      properties: {
        names: { type: 'array', items: { $ref: '#/$defs/name' }, minItems: 1, maxItems: 2 },
        age: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
        word: { type: ['string', 'null'], enum: ['a', null] },
      },
      required: ['names', 'age', 'word'],
      additionalProperties: false,
    };
    double.next({ kind: 'say', text: 'anything' });
    expect((await post(strictFormat(schema))).status).toBe(200);
  });
});

describe('the behaviors of the double', () => {
  it('come once each, in their order', async () => {
    double.next({ kind: 'error', status: 429, retryAfterMs: 5 }, { kind: 'error', status: 500 });
    const answers = [await post(plain), await post(plain), await post(plain)];
    expect(answers.map(({ status }) => status)).toEqual([429, 500, 200]);
    expect(answers[0]?.body.error).toMatchObject({ code: 'rate_limit_exceeded' });
    expect(double.received).toHaveLength(3);
  });

  it('are a refusal, a cut, a filter and a failure as the API tells them', async () => {
    double.next({ kind: 'refuse' }, { kind: 'cut-off' }, { kind: 'filter' }, { kind: 'fail' });
    const [refusal, cut, filter, failure] = [
      await post(plain),
      await post(plain),
      await post(plain),
      await post(plain),
    ];
    expect(textIn(refusal.body)).toMatchObject({ type: 'refusal' });
    expect([cut.body.status, cut.body.incomplete_details]).toEqual([
      'incomplete',
      { reason: 'max_output_tokens' },
    ]);
    expect(filter.body.incomplete_details).toEqual({ reason: 'content_filter' });
    expect([failure.body.status, failure.body.error?.code]).toEqual(['failed', 'server_error']);
  });

  it('cut what is longer than the request allows', async () => {
    double.next({ kind: 'say', text: 'word '.repeat(100) });
    const { body } = await post({ ...plain, max_output_tokens: 16 });
    expect([body.status, body.usage?.output_tokens]).toEqual(['incomplete', 16]);
  });

  it('are a connection that ends', async () => {
    double.next({ kind: 'drop-connection' });
    await expect(post(plain)).rejects.toThrow('fetch failed');
  });
});
