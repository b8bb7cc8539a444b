import { answerOf } from './expand.ts';
import { invalidRequest, StripeFailure, serverFailure } from './failures.ts';
import { type Answer, IdempotencyKeys } from './idempotency.ts';
import { expireSessionsThatAreDue } from './resources/checkout-sessions.ts';
import { type Call, type Route, routes } from './routes.ts';
import { checkParameters } from './sdk/check-parameters.ts';
import { type FormNode, fingerprintOf, readForm } from './sdk/form.ts';
import { apiVersion, type StripeState } from './state.ts';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The parameters, from the body or the query. */
  readonly encoded: string;
}

export interface ApiAnswer extends Answer {
  readonly replayed: boolean;
}

/** What happens between a request and its work. */
export interface Interference {
  readonly beforeWork?: () => Promise<void>;
  readonly failsForGood?: boolean;
}

const headerOf = ({ headers }: ApiRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Stripe's API without its connections. */
export class StripeApi {
  readonly #state: StripeState;
  readonly #secretKey: string;
  readonly #keys: IdempotencyKeys;

  constructor(state: StripeState, secretKey: string) {
    this.#state = state;
    this.#secretKey = secretKey;
    this.#keys = new IdempotencyKeys({ now: () => state.now() });
  }

  /** Throws a StripeFailure for what was not carried out. */
  async perform(request: ApiRequest, base: string, interference: Interference = {}): Promise<ApiAnswer> {
    this.#authorize(request);
    const { route, id } = routeOf(request);
    this.#requireRight(request);
    const form = readForm(request.encoded);
    // Other methods are idempotent by themselves.
    const key = request.method === 'POST' ? headerOf(request, 'idempotency-key') : undefined;
    const fingerprint = `${request.method} ${request.path} ${fingerprintOf(form)}`;
    const recalled = key === undefined ? undefined : this.#keys.recall(key, fingerprint);
    if (recalled) return { ...recalled, replayed: true };
    const params = checkParameters(form, route.parameters);
    if (key !== undefined) this.#keys.begin(key, fingerprint);
    try {
      await interference.beforeWork?.();
      const answer = interference.failsForGood
        ? failed(serverFailure())
        : this.#work(route, params, form, { id, base, account: headerOf(request, 'stripe-account') });
      if (key !== undefined) this.#keys.remember(key, answer);
      return { ...answer, replayed: false };
    } catch (error) {
      if (key !== undefined) this.#keys.forget(key);
      throw error;
    }
  }

  #authorize(request: ApiRequest): void {
    if (headerOf(request, 'authorization') !== `Bearer ${this.#secretKey}`) {
      throw new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    if (headerOf(request, 'stripe-version') !== apiVersion) {
      throw invalidRequest(`The double speaks version ${apiVersion} of the API`);
    }
    const form = request.path === '/v1/files' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    if (request.method === 'POST' && !headerOf(request, 'content-type')?.startsWith(form)) {
      throw invalidRequest(`Invalid request: the content type is not ${form}`);
    }
  }

  /** Nothing is kept for an idempotency key then. */
  #requireRight({ method, path }: ApiRequest): void {
    const resource = path.split('/').slice(0, 3).join('/');
    if (!this.#state.forbidden.has(`${method} ${resource}`)) return;
    const message = 'The provided key does not have the required permissions for this endpoint.';
    throw new StripeFailure(403, { type: 'invalid_request_error', message });
  }

  #work(route: Route, params: unknown, form: FormNode, at: Omit<Call, 'state'>): Answer {
    expireSessionsThatAreDue(this.#state);
    try {
      const object = route.handle(params, { state: this.#state, ...at });
      return { status: 200, body: answerOf(this.#state, object, expandOf(form)) };
    } catch (error) {
      if (error instanceof StripeFailure) return failed(error);
      throw error;
    }
  }
}

const failed = ({ status, body }: StripeFailure): Answer => ({ status, body });

function routeOf({ method, path }: ApiRequest): { readonly route: Route; readonly id: string } {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
  }
  throw new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function expandOf(form: FormNode): string[] {
  const expand = form.get('expand');
  return expand instanceof Map ? [...expand.values()].filter((path) => typeof path === 'string') : [];
}
