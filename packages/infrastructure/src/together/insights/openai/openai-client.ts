import type { WritingOutcome } from '@nestmates/application/together/insights/ports.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { OpenAI } from 'openai';
import type { zodTextFormat } from 'openai/helpers/zod';
import type { AutoParseableTextFormat } from 'openai/lib/parser.js';
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses.js';
import { readError, readResponse } from './openai-outcome.ts';
import type { Prompt } from './prompts.ts';

export interface OpenAiOptions {
  readonly apiKey: string;
  /** OpenAI's own, if it is left out. */
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
  /** Milliseconds for one text, retries included. */
  readonly timeout?: number;
}

const ownBaseUrl = 'https://api.openai.com/v1';
const defaultModel = 'gpt-5.4-mini';
const defaultTimeout = seconds(20);

/** After the first attempt, with growing pauses or as long as the server asks for. */
const maxRetries = 2;

/** The schema of the answer, and what the API adds around a request. */
const overheadTokens = 1500;

export interface Assignment<Parsed> {
  readonly prompt: Prompt;
  /** For the text, and for what some models think before they write. */
  readonly maxOutputTokens: number;
  format(toTextFormat: typeof zodTextFormat): AutoParseableTextFormat<Parsed>;
}

/** Of all attempts together: every token is a byte at least. */
export const maxTokensOf = ({ prompt, maxOutputTokens }: Assignment<unknown>): number =>
  (1 + maxRetries) *
  (Buffer.byteLength(prompt.instructions) +
    Buffer.byteLength(prompt.input) +
    overheadTokens +
    maxOutputTokens);

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
    const { timeout = defaultTimeout, model = defaultModel } = this.#options;
    const { sdk, client, zodTextFormat } = await this.#load();
    const deadline = AbortSignal.timeout(timeout);
    try {
      const response = await client.responses.parse<ResponseCreateParamsNonStreaming, Parsed>(
        {
          model,
          instructions: assignment.prompt.instructions,
          input: assignment.prompt.input,
          max_output_tokens: assignment.maxOutputTokens,
          store: false,
          text: { format: assignment.format(zodTextFormat) },
        },
        { signal: deadline, timeout },
      );
      return readResponse(response);
    } catch (error) {
      return readError(sdk, error, deadline);
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
