import { job, jobHandler } from '@nestmates/application/platform/jobs/jobs.ts';
import { days, hours, later, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { scaledTimeout } from '../../../testing/time-factor.ts';
import { connect, connectionOf, type Knex } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { GraphileJobs } from '../jobs/graphile-jobs.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { SandboxClock } from './sandbox-clock.ts';
import { SandboxTimeTravel } from './sandbox-time-travel.ts';

const chime = job('chime', z.object({ says: z.string() }));

let database: TestDatabase;
let knex: Knex;
let clock: SandboxClock;
/** Clock of another process. */
let otherClock: SandboxClock;
let workers: Worker[];
let jobs: GraphileJobs;
let travel: SandboxTimeTravel;
/** What was done, and at which time of the clock it was. */
const done: [says: string, at: Date][] = [];

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
  const transaction = new KnexTransaction(knex);
  [clock, otherClock] = [
    new SandboxClock(transaction, connectionOf(knex)),
    new SandboxClock(transaction, connectionOf(knex)),
  ];
  await Promise.all([clock.start(), otherClock.start()]);
  jobs = new GraphileJobs(transaction, clock);
  const cronJobs = [
    {
      name: 'hourly',
      schedule: '7 * * * *',
      atStart: false,
      run: async () => void done.push(['hourly', otherClock.now()]),
    },
    {
      name: 'new-year',
      schedule: '0 0 1 1 *',
      atStart: false,
      run: async () => void done.push(['new-year', otherClock.now()]),
    },
  ];
  travel = new SandboxTimeTravel({ clock, cronJobs, transaction });
  const handlers = [jobHandler(chime, async ({ says }) => void done.push([says, otherClock.now()]))];
  const options = { databaseUrl: database.url, handlers, cronJobs, log: pino({ level: 'silent' }) };
  const beforeEachJob = () => otherClock.refresh();
  workers = await Promise.all(
    [1, 2].map(() => startWorker({ ...options, beforeEach: beforeEachJob, pollInterval: hours(1) })),
  );
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await Promise.all([clock.stop(), otherClock.stop()]);
  await knex.destroy();
  await database.drop();
});
beforeEach(() => {
  done.length = 0;
});

const said = () => done.map(([says]) => says).filter((says) => says !== 'hourly');

describe('the clock of the sandbox', () => {
  it('lets happen what falls due, to the second, once, with two workers', async () => {
    const due = later(clock.now(), days(7));
    await jobs.add(chime, { says: 'seven days' }, { at: due });
    expect(await travel.advance(days(7) - minutes(1))).toBe(true);
    expect(said()).toEqual([]);
    expect(await travel.advance(minutes(1))).toBe(true);
    expect(said()).toEqual(['seven days']);
    expect(done.find(([says]) => says === 'seven days')?.[1].getTime()).toBeGreaterThanOrEqual(due.getTime());
    await travel.advance(seconds(1));
    expect(said()).toEqual(['seven days']);
  });

  it('is the same in every process, and after a start', async () => {
    await travel.advance(days(2));
    const isLevel = () =>
      expect(Math.abs(otherClock.now().getTime() - clock.now().getTime())).toBeLessThan(minutes(1));
    await vi.waitFor(isLevel, { timeout: scaledTimeout(10_000) });
    const started = new SandboxClock(new KnexTransaction(knex), connectionOf(knex));
    await started.start();
    expect(started.now().getTime()).toBeGreaterThan(Date.now() + days(2));
    await started.stop();
  });

  it('lets recurring work happen once if its time has come', async () => {
    await travel.advance(hours(5));
    expect(done.filter(([says]) => says === 'hourly')).toHaveLength(1);
    expect(said()).toEqual([]);
    const newYear = Date.UTC(clock.now().getUTCFullYear() + 1, 0, 1);
    for (let left = newYear - clock.now().getTime(); left > 0; left = newYear - clock.now().getTime()) {
      await travel.advance(Math.min(left, days(20)) + minutes(1));
    }
    expect(said()).toEqual(['new-year']);
  });

  it('moves the times of what is added later as well', async () => {
    await jobs.add(chime, { says: 'an hour' }, { at: later(clock.now(), hours(1)) });
    await travel.advance(hours(1));
    expect(said()).toEqual(['an hour']);
  });
});
