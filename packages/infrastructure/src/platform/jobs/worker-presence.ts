import type { Job, WorkerEvents } from 'graphile-worker';
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

/** Attempt at a job, as SQL and from the job. */
const attempt = `id || '/' || attempts`;
const attemptAt = ({ id, attempts }: Pick<Job, 'id' | 'attempts'>): string => `${id}/${attempts}`;

const taken = `select ${attempt} as attempt from graphile_worker.jobs where locked_by = $1`;

const giveBack = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
  where locked_by = $1 and ${attempt} = any ($2)`;

export interface WorkerPresenceOptions {
  /** Name under which the queue notes what this worker does. */
  readonly id: string;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** Tell which jobs this worker begins. */
  readonly events: WorkerEvents;
  readonly log: Logger;
  /** Time in milliseconds; work of a worker that was killed is taken back after one to two of them. */
  readonly interval: number;
}

/**
 * A worker holds a lock on a connection of its own as long as its process lives. The queue by itself would keep jobs
 * of one that was killed for four hours; here the others see that its lock is gone, and give its jobs back.
 * As long it would keep a job whose worker never heard that it has it, because the connection was lost before the queue's
 * answer came: each worker gives back itself what it has and never began.
 */
export class WorkerPresence {
  readonly #options: WorkerPresenceOptions;
  readonly #listener: PostgresListener;
  readonly #held = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;
  /** Those without a lock the last time; a connection may only have broken, and be open again in a moment. */
  #missing: ReadonlySet<string> = new Set();
  /** Attempts that this worker has begun. */
  readonly #begun = new Set<string>();
  /** Attempts that it had and had not begun the last time; the queue's answer may only have been on its way. */
  #neverBegun: ReadonlySet<string> = new Set();

  constructor(options: WorkerPresenceOptions) {
    this.#options = options;
    options.events.on('job:start', ({ job }) => this.#begun.add(attemptAt(job)));
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

  /** Gives back what nobody does. */
  async sweep(): Promise<void> {
    await this.#giveBackOfDead();
    await this.#giveBackNeverBegun();
  }

  /** Gives the jobs back of those that have no lock for the second time. */
  async #giveBackOfDead(): Promise<void> {
    const { id: own, pool, log } = this.#options;
    const { rows } = await pool.query<{ readonly id: string }>(withoutLock, [own]);
    const missing = rows.map(({ id }) => id);
    const dead = missing.filter((id) => this.#missing.has(id));
    this.#missing = new Set(missing);
    if (dead.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    log.warn({ workers: dead }, 'jobs of workers that are gone were given back');
  }

  async #giveBackNeverBegun(): Promise<void> {
    const { id: own, pool, log } = this.#options;
    const begunBefore = [...this.#begun];
    const { rows } = await pool.query<{ readonly attempt: string }>(taken, [own]);
    const held = new Set(rows.map((row) => row.attempt));
    const neverBegun = [...held].filter((one) => !this.#begun.has(one));
    for (const one of begunBefore) if (!held.has(one)) this.#begun.delete(one);
    const lost = neverBegun.filter((one) => this.#neverBegun.has(one));
    this.#neverBegun = new Set(neverBegun);
    if (lost.length === 0) return;
    await pool.query(giveBack, [own, lost]);
    log.warn({ attempts: lost }, 'jobs whose worker never heard of them were given back');
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#listener.stop();
  }
}
