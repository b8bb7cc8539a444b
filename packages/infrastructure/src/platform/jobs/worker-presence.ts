import type pg from 'pg';
import type { Logger } from 'pino';
import { PostgresListener } from '../database/postgres-listener.ts';

/** The key of a lock. */
const lockOf = (id: string): string => `hashtextextended('worker of jobs ' || ${id}, 0)`;

const hold = `select pg_advisory_lock(${lockOf('$1')})`;

const withoutLock = `
  with holders as materialized (
    select distinct locked_by as id from graphile_worker.jobs where locked_by <> $1
  )
  select id from holders where pg_try_advisory_xact_lock(${lockOf('id')})`;

export interface WorkerPresenceOptions {
  /** Name under which the queue notes what this worker does. */
  readonly id: string;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Time in milliseconds; work of a worker that was killed is taken back after one to two of them. */
  readonly interval: number;
}

/**
 * A worker holds a lock on a connection of its own as long as its process lives. The queue by itself would keep jobs
 * of one that was killed for four hours; here the others see that its lock is gone, and give its jobs back.
 */
export class WorkerPresence {
  readonly #options: WorkerPresenceOptions;
  readonly #listener: PostgresListener;
  readonly #held = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;
  /** Those without a lock the last time; a connection may only have broken, and be open again in a moment. */
  #missing: ReadonlySet<string> = new Set();

  constructor(options: WorkerPresenceOptions) {
    this.#options = options;
    this.#listener = new PostgresListener({
      connection: { connectionString: options.databaseUrl },
      applicationName: 'nestmates-worker-presence',
      channels: {},
      onConnected: async (client) => {
        await client.query(hold, [options.id]);
        this.#held.resolve();
      },
    });
  }

  /** Ends when its lock is held for the first time. */
  start(): Promise<void> {
    this.#listener.listen();
    const { interval, log } = this.#options;
    this.#timer = setInterval(() => {
      this.sweep().catch((error: unknown) =>
        log.warn({ err: error }, 'dead workers could not be looked for'),
      );
    }, interval);
    this.#timer.unref();
    return this.#held.promise;
  }

  /** Gives the jobs back of those that have no lock for the second time. */
  async sweep(): Promise<void> {
    const { id: own, pool, log } = this.#options;
    const { rows } = await pool.query<{ readonly id: string }>(withoutLock, [own]);
    const missing = rows.map(({ id }) => id);
    const dead = missing.filter((id) => this.#missing.has(id));
    this.#missing = new Set(missing);
    if (dead.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    log.warn({ workers: dead }, 'jobs of workers that are gone were given back');
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#listener.stop();
  }
}
