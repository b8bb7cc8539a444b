import type { JobHandler, Routine } from '@nestmates/application/jobs/jobs.ts';
import { Logger as GraphileLogger, parseCronItems, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';

export interface Worker {
  /** Lets running jobs finish; what has not begun stays in the queue. */
  stop(): Promise<void>;
}

const tasksOf = (handlers: readonly JobHandler[], routines: readonly Routine[]): TaskList => ({
  ...Object.fromEntries(
    handlers.map((handler) => [handler.job.name, (payload: unknown) => handler.run(handler.job.payload.parse(payload))]),
  ),
  ...Object.fromEntries(routines.map((routine) => [routine.name, () => routine.run()])),
});

const loggingTo = (log: Logger) =>
  new GraphileLogger(() => (level, message, meta) => {
    const failed = meta && 'error' in meta ? { err: meta.error } : {};
    if (level === 'error') log.error(failed, message);
    else if (level === 'warning') log.warn(failed, message);
    else log.debug(message);
  });

export async function startWorker(options: {
  readonly databaseUrl: string;
  readonly handlers: readonly JobHandler[];
  readonly routines: readonly Routine[];
  readonly log: Logger;
  readonly concurrency?: number;
}): Promise<Worker> {
  const { databaseUrl, handlers, routines, log, concurrency = 2 } = options;
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: concurrency + 2, application_name: 'nestmates-worker' });
  pgPool.on('error', (error) => log.warn({ err: error }, 'the worker lost a database connection'));
  const runner = await run({
    pgPool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: loggingTo(log),
    taskList: tasksOf(handlers, routines),
    parsedCronItems: parseCronItems(
      routines.map(({ name, when }) => ({ task: name, match: when, options: { backfillPeriod: 0 } })),
    ),
  });
  return {
    async stop() {
      await runner.stop();
      await pgPool.end();
    },
  };
}
