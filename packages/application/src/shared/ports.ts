/** The app's time; the sandbox can move it. */
export interface Clock {
  now(): Date;
}

export interface Transaction {
  /** Everything inside happens or nothing does; a run inside a run joins it. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface Quota {
  readonly max: number;
  readonly per: number;
}

/** Counts, over all server processes, how often something was tried. */
export interface RateLimiter {
  /** Counts one try and throws RATE_LIMITED when there were too many. */
  consume(action: string, key: string, quota: Quota): Promise<void>;
  /** Takes back a try that turned out to be none. */
  giveBack(action: string, key: string): Promise<void>;
}
