import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { CronJob, JobHandler } from '@nestmates/application/platform/jobs/jobs.ts';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { withoutAddresses } from '@nestmates/domain/platform/shared/without-addresses.ts';
import {
  Logger as GraphileLogger,
  parseCronItems,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger } from 'pino';
import { apart } from './job-traces.ts';
import { QueuePool } from './queue-pool.ts';
import { WorkerPresence } from './worker-presence.ts';

export interface Worker {
  /** Waits for running jobs; jobs that have not started stay in the queue. */
  stop(): Promise<void>;
}

/** The queue keeps the message of an error in `last_error`, and logs it. */
function failWithoutAddresses(error: unknown): never {
  if (!(error instanceof Error)) throw new Error(withoutAddresses(String(error)));
  const told = new Error(withoutAddresses(error.message));
  told.name = error.name;
  if (error.stack) told.stack = withoutAddresses(error.stack);
  throw told;
}

/** Refuses two tasks with one name, of which the second would run in place of the first. */
function tasksOf({
  handlers,
  cronJobs,
  beforeEach = async () => undefined,
  tracing = withoutTracing,
}: Pick<WorkerOptions, 'handlers' | 'cronJobs' | 'beforeEach' | 'tracing'>): TaskList {
  const runs = [
    ...handlers.map(
      ({ job, run }) => [job.name, (payload: unknown) => run(job.payload.parse(payload))] as const,
    ),
    ...cronJobs.map(({ name, run }) => [name, run] as const),
  ];
  const names = runs.map(([name]) => name);
  const takenTwice = names.find((name, at) => names.indexOf(name) !== at);
  if (takenTwice) throw new Error(`Two kinds of work are named ${takenTwice}`);
  return Object.fromEntries(
    runs.map(([name, run]) => [
      name,
      async (written: unknown) => {
        await beforeEach();
        const { payload, parent } = apart(written);
        await tracing.within(`job ${name}`, { kind: 'consumer', parent }, () =>
          run(payload).catch(failWithoutAddresses),
        );
      },
    ]),
  );
}

const graphileLoggerFor = (log: Logger) =>
  new GraphileLogger(() => (level, message, meta) => {
    const failed = meta && 'error' in meta ? { err: meta.error } : {};
    if (level === 'error') log.error(failed, message);
    else if (level === 'warning') log.warn(failed, message);
    else log.debug(message);
  });

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly handlers: readonly JobHandler[];
  readonly cronJobs: readonly CronJob[];
  readonly log: Logger;
  /** Done before each job. */
  readonly beforeEach?: (() => Promise<void>) | undefined;
  readonly tracing?: Tracing;
  readonly concurrency?: number;
  /** The polling interval in milliseconds; new jobs are announced by notifications. */
  readonly pollInterval?: number;
  /** How often jobs of workers that were killed are looked for, in milliseconds. */
  readonly presenceInterval?: number;
}

/** The connections of a worker, each of which is opened when it is first needed. */
export function openPool({
  databaseUrl,
  log,
  concurrency = 2,
}: Pick<WorkerOptions, 'databaseUrl' | 'log' | 'concurrency'>): QueuePool {
  const pool = new QueuePool({
    connectionString: databaseUrl,
    max: concurrency + 2,
    application_name: 'nestmates-worker',
  });
  const lost = (error: Error) => log.warn({ err: error }, 'the worker lost a database connection');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, cronJobs, log, concurrency = 2, pollInterval = 2000 } = options;
  const pgPool = openPool(options);
  const interval = options.presenceInterval ?? 15_000;
  const events: WorkerEvents = new EventEmitter();
  const created = Promise.withResolvers<string>();
  events.once('pool:create', ({ workerPool }) => created.resolve(workerPool.id));
  const runner = await run({
    pgPool,
    concurrency,
    noHandleSignals: true,
    pollInterval,
    events,
    logger: graphileLoggerFor(log),
    taskList: tasksOf(options),
    parsedCronItems: parseCronItems(
      cronJobs.map(({ name, schedule }) => ({ task: name, match: schedule, options: { backfillPeriod: 0 } })),
    ),
  });
  pgPool.worker = 'runs';
  const presence = new WorkerPresence({
    id: await created.promise,
    pool: pgPool,
    databaseUrl,
    events,
    log,
    interval,
  });
  await presence.start();
  for (const { name } of cronJobs.filter(({ atStart }) => atStart)) {
    await runner.addJob(name, {}, { jobKey: `start ${name}` });
  }
  return {
    async stop() {
      pgPool.worker = 'stops';
      await runner.stop();
      await presence.stop();
      await pgPool.end();
    },
  };
}

/** How a job ended is written after the queue says that it is empty. */
async function untilWritten(pool: QueuePool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await setTimeout(1);
}

/** Runs the jobs that are due, over a pool of their own that stays open, and returns. */
export async function runDueJobs(
  pgPool: QueuePool,
  options: Omit<WorkerOptions, 'databaseUrl'>,
): Promise<void> {
  try {
    await runOnce({
      pgPool,
      noHandleSignals: true,
      logger: graphileLoggerFor(options.log),
      taskList: tasksOf(options),
    });
  } finally {
    await untilWritten(pgPool);
  }
}
