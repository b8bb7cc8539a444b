import type { WritingOutcome } from '@nestmates/application/together/insights/ports.ts';
import type { Prompt } from '@nestmates/application/together/insights/prompts.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { OpenAI } from 'openai';
import type { zodTextFormat } from 'openai/helpers/zod';
import type { AutoParseableTextFormat } from 'openai/lib/parser.js';
import type { Response, ResponseInput, ResponseStreamEvent } from 'openai/resources/responses/responses.js';
import { readError, readResponse, readUnfinished } from './openai-outcome.ts';
import { WritingLimits } from './writing-limits.ts';

export interface OpenAiOptions {
  readonly apiKey: string;
  /** OpenAI's own, if it is left out. */
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
  /** Milliseconds until a text begins, retries included. */
  readonly silence?: number;
  /** Milliseconds for all of it. */
  readonly timeout?: number;
}

const ownBaseUrl = 'https://api.openai.com/v1';
const defaultModel = 'gpt-5.4-mini';
const defaultSilence = seconds(8);
const defaultTimeout = seconds(30);

/** Made after the first attempt, with growing pauses or as long as the server asks for. */
const maxRetries = 2;

/** The schema of the answer, and what the API adds around a request. */
const overheadTokens = 1500;

/** The most that a picture costs, whatever its size. */
const pictureTokens = 2500;

export interface Assignment<Parsed> {
  readonly prompt: Prompt;
  /** A picture that the prompt is about. */
  readonly jpeg?: Uint8Array | undefined;
  /** Holds the text, and what some models think before they write. */
  readonly maxOutputTokens: number;
  format(toTextFormat: typeof zodTextFormat): AutoParseableTextFormat<Parsed>;
}

/** Adds all attempts: every token is a byte at least. */
export const maxTokensOf = ({ prompt, jpeg, maxOutputTokens }: Assignment<unknown>): number =>
  (1 + maxRetries) *
  (Buffer.byteLength(prompt.instructions) +
    Buffer.byteLength(prompt.input) +
    (jpeg ? pictureTokens : 0) +
    overheadTokens +
    maxOutputTokens);

/** The picture goes along in the request: no address of it is known to the API. */
const inputOf = ({ prompt, jpeg }: Assignment<unknown>): string | ResponseInput =>
  jpeg
    ? [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: prompt.input },
            {
              type: 'input_image',
              detail: 'low',
              image_url: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
            },
          ],
        },
      ]
    : prompt.input;

interface Loaded {
  readonly sdk: typeof import('openai');
  readonly client: OpenAI;
  readonly zodTextFormat: typeof zodTextFormat;
}

/** The responses API of OpenAI, or of any server that has it. The SDK is loaded with the first text. */
export class OpenAiClient {
  readonly #options: OpenAiOptions;
  #loading: Promise<Loaded> | undefined;

  constructor(options: OpenAiOptions) {
    this.#options = options;
  }

  async write<Parsed>(assignment: Assignment<Parsed>): Promise<WritingOutcome<Parsed>> {
    const { silence = defaultSilence, timeout = defaultTimeout, model = defaultModel } = this.#options;
    const { sdk, client, zodTextFormat } = await this.#load();
    const format = assignment.format(zodTextFormat);
    const limits = new WritingLimits(silence, timeout);
    try {
      const events = await client.responses.create(
        {
          model,
          instructions: assignment.prompt.instructions,
          input: inputOf(assignment),
          max_output_tokens: assignment.maxOutputTokens,
          store: false,
          stream: true,
          text: { format },
        },
        { signal: limits.signal, timeout },
      );
      const { response, count } = await finalResponse(events, limits);
      return response ? readResponse(response, format) : readUnfinished(limits.signal, count);
    } catch (error) {
      return readError(sdk, error, limits.signal);
    } finally {
      limits.end();
    }
  }

  #load(): Promise<Loaded> {
    this.#loading ??= this.#connect();
    return this.#loading;
  }

  /** Given here so that the SDK does not look for it in the environment; OPENAI_CUSTOM_HEADERS it does read. */
  async #connect(): Promise<Loaded> {
    const { apiKey, baseUrl = ownBaseUrl } = this.#options;
    const [sdk, { zodTextFormat }] = await Promise.all([import('openai'), import('openai/helpers/zod')]);
    const client = new sdk.OpenAI({
      apiKey,
      baseURL: baseUrl,
      adminAPIKey: null,
      webhookSecret: null,
      organization: null,
      project: null,
      logLevel: 'off',
      maxRetries,
    });
    return { sdk, client, zodTextFormat };
  }
}

/** What the API says at the end; undefined for a stream that ends before. */
async function finalResponse(
  events: AsyncIterable<ResponseStreamEvent>,
  limits: WritingLimits,
): Promise<{ readonly response: Response | undefined; readonly count: number }> {
  let response: Response | undefined;
  let count = 0;
  for await (const event of events) {
    count += 1;
    // The text, a refusal, or what a model thinks before it writes.
    if (event.type.endsWith('.delta')) limits.begin();
    if (
      event.type === 'response.completed' ||
      event.type === 'response.incomplete' ||
      event.type === 'response.failed'
    ) {
      response = event.response;
    }
  }
  return { response, count };
}
