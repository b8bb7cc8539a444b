/** The app's time; tests and the sandbox can move it. */
export interface Clock {
  now(): Date;
}

export interface Transaction {
  /** Runs the work in one transaction; a nested run joins it. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface Quota {
  readonly max: number;
  readonly per: number;
}

/** Limits how often an action is tried, over all server processes. */
export interface RateLimiter {
  /** Counts one attempt, or throws RATE_LIMITED above the quota. What is refused is not counted. */
  consume(action: string, key: string, quota: Quota): Promise<void>;
  /** Takes one counted attempt back. */
  giveBack(action: string, key: string): Promise<void>;
  /** Forgets all counted attempts. */
  clear(action: string, key: string): Promise<void>;
}

/**
 * Digests by a key of this installation: whoever reads the database without the key cannot try out which e-mail
 * or address a digest is of.
 */
export interface KeyedDigests {
  /** `of` is what the value is, so that the same text as something else has another digest. */
  digest(
    of:
      | 'account'
      | 'address'
      | 'bank'
      | 'browser'
      | 'card'
      | 'email'
      | 'passkey'
      | 'sandbox token'
      | 'shared plan',
    value: string,
  ): Promise<string>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly transaction: Transaction;
    readonly keyedDigests: KeyedDigests;
    readonly rateLimiter: RateLimiter;
    readonly clock: Clock;
  }
}
