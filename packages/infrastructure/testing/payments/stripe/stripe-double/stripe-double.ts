import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebhookRequest } from '@nestmates/application/money/payments/provider-events.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { type ApiAnswer, type ApiRequest, StripeApi } from './api.ts';
import { StripeFailure, serverFailure } from './failures.ts';
import { type Fault, Faults } from './faults.ts';
import { encodedBody } from './multipart.ts';
import { PeopleAtStripe } from './people.ts';
import { StripeState } from './state.ts';
import { signedWebhook, type WebhookSecrets } from './webhooks.ts';

export interface StripeDoubleOptions {
  readonly clock: Clock;
  readonly secretKey: string;
  readonly webhookSecrets: WebhookSecrets;
}

/** A server that behaves like Stripe's API towards the application, and goes wrong where a test wants it to. */
export class StripeDouble {
  readonly state: StripeState;
  readonly people: PeopleAtStripe;
  readonly faults = new Faults();
  readonly #requests: ApiRequest[] = [];
  readonly #api: StripeApi;
  readonly #options: StripeDoubleOptions;
  readonly #server: Server;

  private constructor(options: StripeDoubleOptions) {
    this.#options = options;
    this.state = new StripeState(options.clock);
    this.people = new PeopleAtStripe(this.state);
    this.#api = new StripeApi(this.state, options.secretKey);
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  static async start(options: StripeDoubleOptions): Promise<StripeDouble> {
    const double = new StripeDouble(options);
    double.#server.listen(0, '127.0.0.1');
    await once(double.#server, 'listening');
    return double;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** All requests that came, oldest first, with whatever became of them. */
  get requests(): readonly ApiRequest[] {
    return this.#requests;
  }

  /** All events so far, signed as they would be sent now. */
  webhooks(): readonly WebhookRequest[] {
    const { webhookSecrets, clock } = this.#options;
    return this.state.events.map((event) => signedWebhook(event, webhookSecrets, clock.now()));
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming;
    const { pathname: path, search } = new URL(incoming.url ?? '/', this.url);
    const body = await encodedBody(await buffer(incoming), headers['content-type']);
    const request: ApiRequest = {
      method,
      path,
      headers,
      encoded: method === 'POST' ? body : search.slice(1),
    };
    this.#requests.push(request);
    const fault = this.faults.take(method, path);
    if (fault && breakBeforeWork(fault, response)) return;
    const answer = await this.#answer(request, fault);
    if (fault && breakAfterWork(fault, answer, response)) return;
    send(response, answer);
  }

  async #answer(request: ApiRequest, fault: Fault | undefined): Promise<ApiAnswer> {
    try {
      return await this.#api.perform(request, this.url, {
        failsForGood: fault?.kind === 'fail-for-good',
        ...(fault?.kind === 'slow' ? { beforeWork: () => delay(fault.milliseconds) } : {}),
      });
    } catch (error) {
      if (error instanceof StripeFailure) return refusal(error);
      // A call that the double does not know enough about: the test that makes it reads why.
      const message = error instanceof Error ? error.message : String(error);
      return { status: 400, body: { error: { type: 'invalid_request_error', message } }, replayed: false };
    }
  }
}

function send(response: ServerResponse, { status, body, replayed }: ApiAnswer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_double',
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(JSON.stringify(body));
}

const refusal = ({ status, body }: StripeFailure): ApiAnswer => ({ status, body, replayed: false });

/** Whether the call ends here, without any work done. */
function breakBeforeWork({ kind }: Fault, response: ServerResponse): boolean {
  switch (kind) {
    case 'no-connection':
      response.destroy();
      return true;
    case 'fail-before':
      send(response, refusal(serverFailure()));
      return true;
    case 'rate-limit':
      send(
        response,
        refusal(new StripeFailure(429, { type: 'rate_limit_error', message: 'Too many requests' })),
      );
      return true;
    case 'nonsense':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>Welcome to the proxy</html>');
      return true;
    case 'never-answer':
      return true;
    default:
      return false;
  }
}

/** Whether the caller does not get the answer, although the work is done. */
function breakAfterWork({ kind }: Fault, answer: ApiAnswer, response: ServerResponse): boolean {
  switch (kind) {
    case 'fail-after':
      send(response, refusal(serverFailure()));
      return true;
    case 'lose-answer':
      response.destroy();
      return true;
    case 'stall': {
      const whole = JSON.stringify(answer.body);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.write(whole.slice(0, whole.length / 2));
      return true;
    }
    default:
      return false;
  }
}
