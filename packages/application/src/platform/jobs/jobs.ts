import type * as z from 'zod/mini';

/** A kind of background work: its name in the queue and the schema of its payload. */
export interface Job<Payload = unknown> {
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
}

export const job = <Payload>(name: string, payload: z.ZodMiniType<Payload>): Job<Payload> => ({
  name,
  payload,
});

export interface JobTiming {
  /** Not before this time of the app's clock. */
  readonly at?: Date;
  /** Key under which at most one job waits; a later one replaces it. */
  readonly key?: string;
  /**
   * Whose time is kept when a job already waits under the key. `first` keeps repeated additions from
   * postponing it for ever.
   */
  readonly keep?: 'first' | 'last';
}

export interface Jobs {
  /** Written in the current transaction, so that the job exists if and only if the change does. */
  add<Payload>(job: Job<Payload>, payload: NoInfer<Payload>, timing?: JobTiming): Promise<void>;
}

export interface JobHandler<Payload = unknown> {
  readonly job: Job<Payload>;
  run(payload: Payload): Promise<void>;
}

/** Erases the payload's type, so that handlers of different jobs fit into one list. */
export const jobHandler = <Payload>(
  job: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
): JobHandler => ({
  job,
  run: (payload) => run(payload as Payload),
});

/** Recurring work; `schedule` is a cron expression in UTC. */
export interface CronJob {
  readonly name: string;
  readonly schedule: string;
  /** Whether it also runs whenever a worker starts. */
  readonly atStart: boolean;
  run(): Promise<void>;
}

/** What an operator watches of the queue. */
export interface JobFigures {
  /** Jobs that are due or will be. */
  readonly waiting: number;
  /** Jobs that failed and are tried again. */
  readonly failing: number;
  /** Jobs that failed as often as they are tried. */
  readonly givenUp: number;
  /** Age of what has been due the longest and no worker has begun. */
  readonly overdueSeconds: number;
}

export interface JobFigureQueries {
  jobFigures(): Promise<JobFigures>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly jobs: Jobs;
    readonly jobHandlers: JobHandler;
    readonly cronJobs: CronJob;
    readonly jobFigureQueries: JobFigureQueries;
  }
}
