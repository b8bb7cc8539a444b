import { setTimeout as wait } from 'node:timers/promises';
import type { MoveOutcome } from '@nestmates/application/money/payments/move-outcome.ts';
import { paymentsUnavailable, refusedForKey } from '@nestmates/application/money/payments/payment-errors.ts';
import type Stripe from 'stripe';
import { isForbidden, isMissing, isUnderWay, refusalOf } from './stripe-errors.ts';

export interface StripeClientOptions {
  readonly secretKey: string;
  /** Stripe's own address if it is left out. */
  readonly apiBase?: string | undefined;
}

/** The time of one request; the SDK stops it then. */
const requestTimeout = 3500;
/** The time of all requests of one call of ours, so that a caller has an answer within five seconds. */
const callTimeout = 4000;
/** Waits before a call that is under way is asked for again. */
const pause = 100;

/** Imported with the first call: the SDK takes 36 MB, and many processes never need it. */
async function createClient({ secretKey, apiBase }: StripeClientOptions): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe');
  return new StripeSdk(secretKey, {
    ...(apiBase === undefined ? {} : addressOf(apiBase)),
    // It limits the whole of a request; the other client of the SDK only limits its silences.
    httpClient: StripeSdk.createFetchHttpClient(),
    timeout: requestTimeout,
    // Jobs and members try again, with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    typescript: true,
  });
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

export class StripeClient {
  readonly #options: StripeClientOptions;
  #client: Promise<Stripe> | undefined;

  constructor(options: StripeClientOptions) {
    this.#options = options;
  }

  sdk(): Promise<Stripe> {
    this.#client ??= createClient(this.#options);
    return this.#client;
  }

  /** The version of the API that the SDK was made for: "2026-10-28.endive". */
  async apiVersion(): Promise<string> {
    const { default: StripeSdk } = await import('stripe');
    return StripeSdk.API_VERSION;
  }

  /** Throws PAYMENTS_UNAVAILABLE for whatever goes wrong, and says of it whether another key leads further. */
  async call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await this.#inTime(work);
    } catch (error) {
      throw refusalOf(error) ? refusedForKey(error) : paymentsUnavailable(error);
    }
  }

  /**
   * Reads what nobody waits for, such as many pages of a list: each request has its time, and not all of them
   * together.
   */
  async read<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(await this.sdk());
    } catch (error) {
      throw paymentsUnavailable(error);
    }
  }

  /** The same, but `undefined` when what is asked for is not there. */
  async find<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#inTime(work);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw paymentsUnavailable(error);
    }
  }

  /** The same, but `undefined` where a restricted key may not ask. */
  async permitted<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#inTime(work);
    } catch (error) {
      if (isForbidden(error)) return undefined;
      throw paymentsUnavailable(error);
    }
  }

  /** A refusal is an outcome; what may have been carried out or not is PAYMENTS_UNAVAILABLE. */
  async move(
    work: (stripe: Stripe) => Promise<{ readonly id: string; readonly isPending?: boolean }>,
  ): Promise<MoveOutcome> {
    try {
      const { id, isPending } = await this.#inTime(work);
      return { outcome: 'done', id, ...(isPending ? { isPending } : {}) };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return refusal;
      throw paymentsUnavailable(error);
    }
  }

  async #inTime<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.sdk();
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => timeout.reject(new Error(`Stripe did not answer within ${callTimeout} ms`)),
      callTimeout,
    );
    const until = Date.now() + callTimeout;
    try {
      return await Promise.race([answered(() => work(stripe), until), timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The second of two at the same time waits for the first. */
async function answered<T>(work: () => Promise<T>, until: number): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnderWay(error) || Date.now() + pause > until) throw error;
    }
    await wait(pause);
  }
}
