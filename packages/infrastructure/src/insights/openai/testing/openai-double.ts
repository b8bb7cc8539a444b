import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiError, errorOf, invalidRequest } from './api-error.ts';
import { type ResponseRequest, responseRequest, unsupportedIn } from './request-schema.ts';
import { cutOff, failed, filtered, refused, spoken, type WireResponse } from './responses.ts';
import { conforms, faultInSchema } from './structured-output.ts';

/** What the double does with a request instead of letting its model answer. */
export type Behavior =
  | { readonly kind: 'never-answer' }
  /** Sends the headers and nothing more. */
  | { readonly kind: 'never-finish' }
  | { readonly kind: 'drop-connection' }
  | { readonly kind: 'error'; readonly status: number; readonly retryAfterMs?: number }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'filter' }
  | { readonly kind: 'fail' }
  /** What a model says that does not keep to the schema. */
  | { readonly kind: 'say'; readonly text: string }
  /** What no server of this API sends. */
  | { readonly kind: 'send'; readonly body: string; readonly contentType?: string };

/** Answers a request in the shape of the schema that the request gives. */
export type Model = (request: ResponseRequest) => unknown;

export interface DoubleOptions {
  readonly apiKey: string;
  readonly models: readonly string[];
  readonly model: Model;
}

export interface ReceivedRequest {
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

const errorTypes: Readonly<Record<number, readonly [type: string, code: string | null]>> = {
  401: ['invalid_request_error', 'invalid_api_key'],
  404: ['invalid_request_error', 'model_not_found'],
  429: ['requests', 'rate_limit_exceeded'],
};

function errorWith(status: number): ApiError {
  const [type, code] = errorTypes[status] ?? ['server_error', null];
  return { status, message: `This is error ${status}.`, type, param: null, code };
}

/** A local server with the responses API of OpenAI, for tests. */
export class OpenAiDouble {
  readonly received: ReceivedRequest[] = [];
  readonly #options: DoubleOptions;
  readonly #behaviors: Behavior[] = [];
  readonly #server: Server;

  constructor(options: DoubleOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : undefined);
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** For the next requests, one each. */
  next(...behaviors: readonly Behavior[]): void {
    this.#behaviors.push(...behaviors);
  }

  /** For the next test. */
  reset(): void {
    this.#behaviors.length = 0;
    this.received.length = 0;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    this.received.push({ headers: request.headers, text });
    const checked = this.#check(request, text);
    if ('error' in checked) {
      sendError(response, checked.error);
      return;
    }
    const behavior = this.#behaviors.shift();
    if (behavior) this.#behave(behavior, checked.body, response);
    else sendJson(response, 200, this.#answer(checked.body));
  }

  #check(request: IncomingMessage, text: string): { error: ApiError } | { body: ResponseRequest } {
    const { apiKey, models } = this.#options;
    if (request.headers.authorization !== `Bearer ${apiKey}`) return { error: errorWith(401) };
    if (request.method !== 'POST' || request.url !== '/v1/responses') {
      const message = `Invalid URL (${request.method} ${request.url})`;
      return { error: { ...invalidRequest('unknown_url', message), status: 404 } };
    }
    const body = request.headers['content-type'] === 'application/json' ? parse(text) : undefined;
    if (typeof body !== 'object' || body === null) {
      return { error: invalidRequest('invalid_json', 'We could not parse the JSON body of your request.') };
    }
    const parsed = responseRequest.safeParse(body);
    if (!parsed.success) return { error: errorOf(parsed.error.issues, body) };
    if (!models.includes(parsed.data.model)) return { error: errorWith(404) };
    const unsupported = unsupportedIn(parsed.data);
    if (unsupported) {
      return { error: invalidRequest('unsupported_by_double', `No ${unsupported} here.`, unsupported) };
    }
    const error = faultInFormat(parsed.data);
    return error ? { error } : { body: parsed.data };
  }

  /** With `strict`, the API lets no model leave the schema; neither does the double. */
  #answer(body: ResponseRequest): WireResponse {
    const answer = this.#options.model(body);
    const format = body.text?.format;
    if (format?.type === 'json_schema' && format.strict && !conforms(answer, format.schema)) {
      throw new Error(`The model of this test answered ${format.name} in another shape`);
    }
    return spoken(body, typeof answer === 'string' ? answer : JSON.stringify(answer));
  }

  #behave(behavior: Behavior, body: ResponseRequest, response: ServerResponse): void {
    switch (behavior.kind) {
      case 'never-answer':
        break;
      case 'never-finish':
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"id":');
        break;
      case 'drop-connection':
        response.destroy();
        break;
      case 'error':
        if (behavior.retryAfterMs !== undefined) {
          response.setHeader('retry-after-ms', String(behavior.retryAfterMs));
        }
        sendError(response, errorWith(behavior.status));
        break;
      case 'send':
        response.writeHead(200, { 'Content-Type': behavior.contentType ?? 'application/json' });
        response.end(behavior.body);
        break;
      default:
        sendJson(response, 200, responseIn(behavior, body));
    }
  }
}

type Spoken = Extract<Behavior, { kind: 'refuse' | 'cut-off' | 'filter' | 'fail' | 'say' }>;

function responseIn(behavior: Spoken, body: ResponseRequest): WireResponse {
  switch (behavior.kind) {
    case 'refuse':
      return refused(body);
    case 'cut-off':
      return cutOff(body, '{"tip":{"topic":', 4);
    case 'filter':
      return filtered(body);
    case 'fail':
      return failed(body);
    case 'say':
      return spoken(body, behavior.text);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultInFormat({ text }: ResponseRequest): ApiError | undefined {
  const format = text?.format;
  if (format?.type !== 'json_schema' || !format.strict) return undefined;
  const fault = faultInSchema(format.schema);
  if (!fault) return undefined;
  const message = `Invalid schema for response_format '${format.name}': ${fault}`;
  return invalidRequest('invalid_json_schema', message, 'text.format.schema');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'x-request-id': `req_${randomUUID().replaceAll('-', '')}`,
  });
  response.end(JSON.stringify(body));
}

function sendError(response: ServerResponse, { status, ...error }: ApiError): void {
  sendJson(response, status, { error });
}
