import type * as z from 'zod/mini';

/** Work that is done later: by whom is the queue's business. */
export interface Job<Payload = unknown> {
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
}

export const job = <Payload>(name: string, payload: z.ZodMiniType<Payload>): Job<Payload> => ({
  name,
  payload,
});

export interface JobTiming {
  /** Not before this moment of the app's clock. */
  readonly at?: Date;
  /** One waiting job for one key: a later one takes its place. */
  readonly key?: string;
  /** Whose time counts when one is waiting already: the first's, where waiting must come to an end. */
  readonly keep?: 'first' | 'last';
}

export interface Jobs {
  /** Written in the current transaction: no change without its job, no job without its change. */
  add<Payload>(job: Job<Payload>, payload: NoInfer<Payload>, timing?: JobTiming): Promise<void>;
}

export interface JobHandler<Payload = unknown> {
  readonly job: Job<Payload>;
  run(payload: Payload): Promise<void>;
}

/** Ties the payload's type to its handler, then forgets it, so that all handlers fit one list. */
export const jobHandler = <Payload>(
  job: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
): JobHandler => ({
  job,
  run: (payload) => run(payload as Payload),
});

/** Work that comes round by the clock, in cron's notation, UTC. */
export interface CronJob {
  readonly name: string;
  readonly schedule: string;
  run(): Promise<void>;
}
