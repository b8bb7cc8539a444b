import type pg from 'pg';
import { GraphileJobs } from '../src/platform/jobs/graphile-jobs.ts';
import { withAdmin } from './test-database-engine.ts';

/**
 * Makes `now()`, in a database whose search path looks in `public` first, what a test has set, and the time of the
 * machine until then. The queue finds by it what is due. A function in SQL would be put into the statement that calls
 * it, and plans would count the reading of its table.
 */
export const createDatabaseClock = `
  create schema test_time;
  create table test_time.clock (one boolean primary key default true check (one), at timestamptz not null);
  create function public.now() returns timestamptz stable cost 1 language plpgsql
    as 'begin return coalesce((select at from test_time.clock), pg_catalog.now()); end'`;

export const useDatabaseClock = (database: string): string =>
  `alter database ${database} set search_path = public, pg_catalog`;

const setClock =
  'insert into test_time.clock (at) values ($1) on conflict (one) do update set at = excluded.at';

export const setDatabaseClock = (url: string, at: Date): Promise<void> =>
  withAdmin(url, (client) => client.query(setClock, [at]));

/** The same over connections that are open already. */
export async function setClockOfDatabase(pool: pg.Pool, at: Date): Promise<void> {
  await pool.query(setClock, [at]);
}

/** The queue of a server whose clock the database follows. */
export class JobsByClock extends GraphileJobs {
  protected override delaysBegin(): Date {
    return this.clock.now();
  }
}
