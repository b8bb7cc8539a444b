import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiError, errorWith } from './api-error.ts';
import { type Accepted, checkRequest } from './check-request.ts';
import type { ResponseRequest } from './request-schema.ts';
import { begun, delta, eventsOf, inLines } from './response-stream.ts';
import { cutOff, failed, filtered, refused, spoken, type WireResponse } from './responses.ts';
import { conforms } from './structured-output.ts';

/** What the double does with a request instead of letting its model answer. */
export type Behavior =
  | { readonly kind: 'never-answer' }
  /** Says that it has begun, and nothing more. */
  | { readonly kind: 'never-finish' }
  /** Sends a word now and then, without end. */
  | { readonly kind: 'trickle'; readonly everyMs: number }
  /** Ends the connection in the midst of the text. */
  | { readonly kind: 'break-off' }
  /** Ends the stream properly before the text is whole. */
  | { readonly kind: 'end-early' }
  /** Sends an error in the midst of the stream. */
  | { readonly kind: 'stream-error' }
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

export interface DoubleOptions extends Accepted {
  readonly model: Model;
}

export interface ReceivedRequest {
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
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

  /** Behaviors for the next requests, one each. */
  next(...behaviors: readonly Behavior[]): void {
    this.#behaviors.push(...behaviors);
  }

  /** Forgets all for the next test. */
  reset(): void {
    this.#behaviors.length = 0;
    this.received.length = 0;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    this.received.push({ headers: request.headers, text });
    const checked = checkRequest(request, text, this.#options);
    if ('error' in checked) {
      sendError(response, checked.error);
      return;
    }
    const behavior = this.#behaviors.shift();
    if (behavior) this.#behave(behavior, checked.body, response);
    else sendResponse(response, checked.body, this.#answer(checked.body));
  }

  /** Lets no model leave the schema where `strict` is set, as the API does. */
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
        startStream(response, body);
        break;
      case 'trickle':
        trickle(response, body, behavior.everyMs);
        break;
      case 'break-off':
        startStream(response, body, '{"tip":{');
        setImmediate(() => response.destroy());
        break;
      case 'end-early':
        startStream(response, body, '{"tip":{');
        response.end();
        break;
      case 'stream-error':
        startStream(response, body, '{"tip":{');
        response.end(
          'event: error\ndata: {"type":"error","code":"server_error","message":"It failed.","param":null}\n\n',
        );
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
        sendResponse(response, body, responseIn(behavior, body));
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

const streamHeaders = { 'Content-Type': 'text/event-stream; charset=utf-8' };

/** Sends it as the request asks for it: whole, or as a stream of events. */
function sendResponse(response: ServerResponse, body: ResponseRequest, whole: WireResponse): void {
  if (!body.stream) {
    sendJson(response, 200, whole);
    return;
  }
  response.writeHead(200, streamHeaders);
  response.end(eventsOf(whole).map(inLines).join(''));
}

function startStream(response: ServerResponse, body: ResponseRequest, ...pieces: readonly string[]): void {
  response.writeHead(200, streamHeaders);
  const events = [...begun(spoken(body, '')), ...pieces.map(delta)];
  response.write(events.map(inLines).join(''));
}

function trickle(response: ServerResponse, body: ResponseRequest, everyMs: number): void {
  startStream(response, body, '{');
  const timer = setInterval(() => response.write(inLines(delta(' '), 0)), everyMs);
  response.on('close', () => clearInterval(timer));
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
