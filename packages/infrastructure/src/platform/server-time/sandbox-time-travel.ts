import { setTimeout as wait } from 'node:timers/promises';
import type { CronJob } from '@nestmates/application/platform/jobs/jobs.ts';
import type { SandboxTime } from '@nestmates/application/platform/server-time/sandbox-time.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { parseCronItem } from 'graphile-worker';
import { requireOneRow, sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { clockChannel, type SandboxClock } from './sandbox-clock.ts';

const moveClock = `
  update sandbox_settings set clock_offset_ms = clock_offset_ms + :span returning clock_offset_ms`;

/** The queue goes by the database's clock, which does not move, so what waits comes nearer; no row where none waits. */
const moveJobs = `
  update graphile_worker._private_jobs set run_at = run_at - :span * interval '1 millisecond'
  where run_at > now() and locked_at is null`;

/** Adding a job also wakes the workers. */
const addCronJob = `select graphile_worker.add_job(:name, job_key := 'sandbox-clock-' || :name)`;
const tellOthers = `select pg_notify('${clockChannel}', ''), pg_notify('jobs:insert', '{"r":0,"count":1}')`;
const dueJobs = `
  select count(*)::integer as due from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts`;

const longestWait = 10_000;
const pause = 40;

export interface SandboxTimeTravelDeps {
  readonly clock: SandboxClock;
  readonly cronJobs: readonly CronJob[];
  readonly transaction: KnexTransaction;
}

/** Moves the clock of the sandbox forward. */
export class SandboxTimeTravel implements SandboxTime {
  readonly #deps: SandboxTimeTravelDeps;
  constructor(deps: SandboxTimeTravelDeps) {
    this.#deps = deps;
  }

  now(): Date {
    return this.#deps.clock.now();
  }

  async advance(span: number): Promise<boolean> {
    const { transaction, clock } = this.#deps;
    await transaction.run(async () => {
      requireOneRow(await sql(transaction, moveClock, { span }), 'Moving the clock');
      await sql(transaction, moveJobs, { span });
      for (const name of this.#recurringWithin(span)) await sql(transaction, addCronJob, { name });
      await sql(transaction, tellOthers);
    });
    await clock.refresh();
    return this.#whenDone();
  }

  /** The recurring work whose time lies in the span; once, however often it does. */
  #recurringWithin(span: number): readonly string[] {
    const from = this.now().getTime();
    // Everything recurs within a month.
    const until = from + Math.min(span, days(32));
    return this.#deps.cronJobs
      .filter(({ name, schedule }) => {
        const { match } = parseCronItem({ task: name, match: schedule });
        for (let at = (Math.floor(from / minutes(1)) + 1) * minutes(1); at <= until; at += minutes(1)) {
          if (match(digestOf(new Date(at)))) return true;
        }
        return false;
      })
      .map(({ name }) => name);
  }

  /** One that fails comes again later, so it is not waited for. */
  async #whenDone(): Promise<boolean> {
    const giveUpAt = later(new Date(), longestWait);
    for (;;) {
      const [{ due } = { due: 0 }] = await sql<{ due: number }>(this.#deps.transaction, dueJobs);
      if (due === 0) return true;
      if (new Date() > giveUpAt) return false;
      await wait(pause);
    }
  }
}

const digestOf = (at: Date) => ({
  min: at.getUTCMinutes(),
  hour: at.getUTCHours(),
  date: at.getUTCDate(),
  month: at.getUTCMonth() + 1,
  dow: at.getUTCDay(),
});
