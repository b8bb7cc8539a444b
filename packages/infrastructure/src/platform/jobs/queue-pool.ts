import pg from 'pg';
import { databaseUnavailable } from '../database/unavailable.ts';

/** SQLSTATE of a database that is starting, the only lost connection after which graphile-worker tries again. */
const triedAgain = '57P03';

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * The pool of graphile-worker, which does not wait until it has noted how a job ended: where the connection is lost
 * meanwhile, nobody would handle the rejection, and it would end the process.
 */
export class QueuePool extends pg.Pool {
  #isStopping = false;
  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#watch(client));
  }

  /** Tries nothing again from now on, so that a worker can stop while the database is away. */
  stopping(): void {
    this.#isStopping = true;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch(this.#told);
    super.connect(callback);
    return undefined;
  }

  #watch(client: pg.PoolClient): void {
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    const watched = (...args: unknown[]): unknown => {
      const answer = query(...args);
      return answer instanceof Promise ? answer.catch(this.#told) : answer;
    };
    Object.assign(client, { query: watched });
  }

  readonly #told = (error: unknown): never => {
    const isLost = error instanceof Error && databaseUnavailable(error) !== undefined;
    if (!isLost || this.#isStopping) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code: triedAgain });
  };
}
