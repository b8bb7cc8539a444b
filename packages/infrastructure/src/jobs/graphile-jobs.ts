import type { Job, Jobs, JobTiming } from '@nestmates/application/jobs/jobs.ts';
import type { Clock } from '@nestmates/application/shared/ports.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const addJob = `
  select graphile_worker.add_job(:name, payload := :payload::json, run_at := :runAt, job_key := :key,
    job_key_mode := :mode)`;

const modes = { first: 'preserve_run_at', last: 'replace' } as const;

/** The queue is a table of the same database, so adding a job is part of the transaction that causes it. */
export class GraphileJobs implements Jobs {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async add<Payload>(
    { name }: Job<Payload>,
    payload: NoInfer<Payload>,
    { at, key, keep = 'last' }: JobTiming = {},
  ): Promise<void> {
    await sql(this.#transaction, addJob, {
      name,
      payload: JSON.stringify(payload),
      runAt: at ? this.#inDatabaseTime(at) : null,
      key: key ?? null,
      mode: modes[keep],
    });
  }

  /** The queue uses the database's clock; the app's clock may be ahead of it in the sandbox. */
  #inDatabaseTime(at: Date): Date {
    return new Date(Date.now() + at.getTime() - this.#clock.now().getTime());
  }
}
