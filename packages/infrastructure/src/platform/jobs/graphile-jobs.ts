import type { Job, Jobs, JobTiming } from '@nestmates/application/platform/jobs/jobs.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { AtCommit } from '../database/at-commit.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { withTraceparent } from './job-traces.ts';

/**
 * Adds jobs in the order of their keys, so that two transactions which replace the same jobs cannot deadlock. Their times are
 * delays by the database's clock, which says what is due: the server's may be wrong, and the app's ahead in the sandbox.
 */
const addJobs = `
  select graphile_worker.add_job(
    name,
    payload := payload,
    run_at := coalesce(:from::timestamptz, now()) + delay * interval '1 millisecond',
    job_key := key,
    job_key_mode := mode
  )
  from (
    select * from unnest(:names::text[], :payloads::json[], :delays::float8[], :keys::text[], :modes::text[])
      with ordinality as added(name, payload, delay, key, mode, nth)
    order by key, nth
  ) added`;

const modes = { first: 'preserve_run_at', last: 'replace' } as const;

interface Added {
  readonly name: string;
  readonly payload: string;
  /** Milliseconds; null is at once. */
  readonly delay: number | null;
  readonly key: string | null;
  readonly mode: (typeof modes)[keyof typeof modes];
}

/** The queue is a table of the same database, so adding a job is part of the transaction that causes it. */
export class GraphileJobs implements Jobs {
  readonly #transaction: KnexTransaction;
  protected readonly clock: Clock;
  readonly #added: AtCommit<Added>;
  readonly #tracing: Tracing;
  constructor(transaction: KnexTransaction, clock: Clock, tracing = withoutTracing) {
    this.#transaction = transaction;
    this.clock = clock;
    this.#tracing = tracing;
    this.#added = new AtCommit(transaction, (added) => this.#write(added), 'first');
  }

  add<Payload>(
    { name }: Job<Payload>,
    payload: NoInfer<Payload>,
    { at, key, keep = 'last' }: JobTiming = {},
  ): Promise<void> {
    return this.#added.add({
      name,
      payload: JSON.stringify(withTraceparent(payload, this.#tracing)),
      delay: at ? at.getTime() - this.clock.now().getTime() : null,
      key: key ?? null,
      mode: modes[keep],
    });
  }

  async #write(added: readonly Added[]): Promise<void> {
    await sql(this.#transaction, addJobs, {
      names: added.map(({ name }) => name),
      payloads: added.map(({ payload }) => payload),
      delays: added.map(({ delay }) => delay),
      from: this.delaysBegin(),
      keys: added.map(({ key }) => key),
      modes: added.map(({ mode }) => mode),
    });
  }

  /** When delays begin; null is now by the database's clock. */
  protected delaysBegin(): Date | null {
    return null;
  }
}
