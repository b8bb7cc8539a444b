import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { databaseUnavailable } from '../database/unavailable.ts';

/** SQLSTATE of a transaction that failed for the sake of others, after which graphile-worker tries again at once. */
const triedAgain = '40001';
const betweenTries = 500;

type Connected = Parameters<pg.Pool['connect']>[0];

const isLost = (error: unknown): error is Error =>
  error instanceof Error && databaseUnavailable(error) !== undefined;

const nothing = { rows: [], rowCount: 0 };
const toNobody = { query: async () => nothing, release: () => undefined } as unknown as pg.PoolClient;

/**
 * The pool of graphile-worker, which does not wait until it has noted how a job ended: where the connection is lost
 * meanwhile, nobody would handle the rejection, and it would end the process. As long as its worker runs, what was lost is
 * tried again and a new connection is waited for. A worker that stops waits for neither: what it would have noted is lost, and
 * the job is done again, as after a worker that was killed.
 */
export class QueuePool extends pg.Pool {
  worker: 'starts' | 'runs' | 'stops' = 'starts';
  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#watch(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connected();
    super.connect(callback);
    return undefined;
  }

  async #connected(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isLost(error) || this.worker === 'starts') throw error;
        if (this.worker === 'stops') return toNobody;
        await setTimeout(betweenTries);
      }
    }
  }

  #watch(client: pg.PoolClient): void {
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    const watched = (...args: unknown[]): unknown => {
      const answer = query(...args);
      return answer instanceof Promise ? answer.catch(this.#told) : answer;
    };
    Object.assign(client, { query: watched });
  }

  readonly #told = (error: unknown): typeof nothing => {
    if (!isLost(error) || this.worker === 'starts') throw error;
    if (this.worker === 'stops') return nothing;
    throw Object.assign(new Error(error.message, { cause: error }), { code: triedAgain });
  };
}
