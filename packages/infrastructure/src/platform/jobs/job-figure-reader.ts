import type { JobFigureQueries, JobFigures } from '@nestmates/application/platform/jobs/jobs.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const figures = `
  select
    count(*) filter (where attempts < max_attempts)::integer as waiting,
    count(*) filter (where attempts between 1 and max_attempts - 1)::integer as failing,
    count(*) filter (where attempts >= max_attempts)::integer as given_up,
    greatest(0, coalesce(extract(epoch from now() - min(run_at)
      filter (where locked_at is null and attempts < max_attempts)), 0))::float as overdue_seconds
  from graphile_worker.jobs`;

const none: JobFigures = { waiting: 0, failing: 0, givenUp: 0, overdueSeconds: 0 };

export class JobFigureReader implements JobFigureQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async jobFigures(): Promise<JobFigures> {
    const [found] = await sql<JobFigures>(this.#transaction, figures);
    return found ?? none;
  }
}
