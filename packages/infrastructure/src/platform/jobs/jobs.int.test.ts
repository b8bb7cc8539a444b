import { job, jobHandler } from '@nestmates/application/platform/jobs/jobs.ts';
import { jobsContract } from '@nestmates/application/testing/contracts/jobs-contract.ts';
import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { cutProxy } from '../../../testing/cut-proxy.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { scaledTimeout } from '../../../testing/time-factor.ts';
import { connect, type Knex } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { GraphileJobs } from './graphile-jobs.ts';
import { openPool, runDueJobs, startWorker, type WorkerOptions } from './worker.ts';

const greet = job('greet', z.object({ name: z.string() }));
const failingJob = job('failing', z.object({}));
const bouncingJob = job('bouncing', z.object({}));

let database: TestDatabase;
let knex: Knex;
let queue: ReturnType<typeof openPool>;
let transaction: KnexTransaction;
let jobs: GraphileJobs;
const clock = new MovableClock();
const log = pino({ level: 'silent' });

const greeted: string[] = [];
const handlers = [
  jobHandler(greet, async ({ name }) => void greeted.push(name)),
  jobHandler(failingJob, async () => {
    throw new Error('failed');
  }),
  jobHandler(bouncingJob, async () => {
    throw new Error('550 5.1.1 <ana@nest.example>: Recipient address rejected');
  }),
];
const options = () => ({ databaseUrl: database.url, handlers, cronJobs: [], log });
const work = () => runDueJobs(queue, options());

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
  queue = openPool({ databaseUrl: database.url, log });
  transaction = new KnexTransaction(knex);
  jobs = new GraphileJobs(transaction, clock);
});
afterAll(async () => {
  await Promise.all([queue.end(), knex.destroy()]);
  await database.drop();
});
beforeEach(async () => {
  greeted.length = 0;
  await knex.raw('delete from graphile_worker._private_jobs');
});

jobsContract(
  'PostgreSQL',
  () => ({
    jobs,
    clock,
    runDue: (handlers) => runDueJobs(queue, { ...options(), handlers }),
  }),
  () => transaction,
);

describe('a job', () => {
  it('keeps why it failed, without the address that a mail server repeats', async () => {
    await jobs.add(bouncingJob, {});
    await work();
    const [{ lastError }] = await knex('graphile_worker.jobs').select('lastError');
    expect(lastError).toBe('550 5.1.1 <<address>>: Recipient address rejected');
  });

  it("is timed by the app's clock, also when that runs ahead of the database's", async () => {
    clock.forward(hours(48));
    await jobs.add(greet, { name: 'Fay' }, { at: clock.now() });
    await work();
    expect(greeted).toEqual(['Fay']);
  });

  it("is timed by the database's clock where the server's is ahead", async () => {
    const real = Date.now();
    const time = vi.spyOn(Date, 'now').mockReturnValue(real + hours(1));
    onTestFinished(() => time.mockRestore());
    await jobs.add(greet, { name: 'Hal' }, { at: clock.now() });
    await work();
    expect(greeted).toEqual(['Hal']);
  });

  it('replaces one that the same transaction has added under its key', async () => {
    const at = new Date(clock.now().getTime() - 1000);
    await transaction.run(async () => {
      for (const name of ['first', 'second', 'third']) await jobs.add(greet, { name }, { key: 'one', at });
      await jobs.add(greet, { name: 'Gia' });
      await jobs.add(greet, { name: 'Hana' }, { key: 'two', at });
    });
    await work();
    expect(greeted.toSorted()).toEqual(['Gia', 'Hana', 'third']);
  });

  it('that fails is retried and delays no other', async () => {
    await jobs.add(failingJob, {});
    await jobs.add(greet, { name: 'Gia' });
    await work();
    expect(greeted).toEqual(['Gia']);
    const { rows } = await knex.raw(
      "select attempts, last_error, run_at > now() as waits from graphile_worker.jobs where task_identifier = 'failing'",
    );
    expect(rows).toEqual([{ attempts: 1, last_error: expect.stringContaining('failed'), waits: true }]);
  });

  it('with an invalid payload is refused by its schema and not run', async () => {
    await knex.raw(`select graphile_worker.add_job('greet', '{"name": 7}')`);
    await work();
    expect(greeted).toEqual([]);
  });
});

describe('a worker', () => {
  const waitOptions = { timeout: scaledTimeout(10_000) };
  /** Stopped at the end of its test, however that ends. */
  const started = async (more: Partial<WorkerOptions> = {}) => {
    const worker = await startWorker({ ...options(), ...more });
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= worker.stop();
      return stopped;
    };
    onTestFinished(stop);
    return { stop };
  };
  const isListening = async () => {
    const listening = await knex('pg_stat_activity')
      .whereRaw("datname = current_database() and state = 'idle' and query like 'LISTEN%'")
      .select('pid');
    expect(listening).toHaveLength(1);
  };

  it('is notified of a new job at once', async () => {
    // Its polling interval is longer than this test, so it depends on the notification.
    await started({ pollInterval: hours(1) });
    await vi.waitFor(isListening, waitOptions);
    await jobs.add(greet, { name: 'Hana' });
    await vi.waitFor(() => expect(greeted).toEqual(['Hana']), waitOptions);
  });

  it.each<readonly [string, () => Promise<void>]>([
    ['is done', async () => undefined],
    ['has failed', async () => Promise.reject(new Error('failed'))],
  ])('notes that a job %s, though the connection is lost meanwhile', async (_, end) => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const held = jobHandler(greet, async () => {
      begun.resolve();
      await gate.promise;
      await end();
    });
    await jobs.add(greet, { name: 'Ida' });
    await started({ handlers: [held] });
    await begun.promise;
    await knex.transaction(async (other) => {
      await other.raw('select id from graphile_worker._private_jobs for update');
      gate.resolve();
      const waiting = `pid in (
        select pid from pg_stat_activity
        where application_name = 'nestmates-worker' and datname = current_database() and wait_event_type = 'Lock')`;
      await vi.waitFor(async () => {
        const { rows } = await knex.raw(
          `select pg_terminate_backend(pid) from pg_stat_activity where ${waiting}`,
        );
        expect(rows).toHaveLength(1);
      }, waitOptions);
    });
    const isHeld = async (): Promise<boolean> =>
      (await knex('graphile_worker.jobs').whereNotNull('lockedBy')).length > 0;
    await vi.waitFor(async () => expect(await isHeld()).toBe(false), waitOptions);
  });

  it('goes on once the database is back, and stops while it is away', async () => {
    const proxy = await cutProxy(database.url);
    const worker = await started({ databaseUrl: proxy.url, pollInterval: 200 });
    proxy.cut();
    await jobs.add(greet, { name: 'Jo' });
    proxy.mend();
    await vi.waitFor(() => expect(greeted).toEqual(['Jo']), waitOptions);
    proxy.cut();
    await worker.stop();
  });

  it('gives back a job of which the queue told it on a connection that was lost', async () => {
    const proxy = await cutProxy(database.url);
    proxy.loseAnswer('Lou');
    await started({ databaseUrl: proxy.url, pollInterval: 100, presenceInterval: 100 });
    await jobs.add(greet, { name: 'Lou' });
    await vi.waitFor(() => expect(greeted).toEqual(['Lou']), waitOptions);
  });

  it('stops though the database is away when its last job ends', async () => {
    const proxy = await cutProxy(database.url);
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const held = jobHandler(greet, async () => {
      begun.resolve();
      await gate.promise;
    });
    const { stop } = await started({ databaseUrl: proxy.url, handlers: [held] });
    await jobs.add(greet, { name: 'Kim' });
    await begun.promise;
    const stopped = stop();
    proxy.cut();
    gate.resolve();
    // A rejection that nobody handles fails the run.
    await stopped;
  });

  it('finishes what it has begun before it stops', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const slow = jobHandler(greet, async ({ name }) => {
      begun.resolve();
      await gate.promise;
      greeted.push(name);
    });
    const { stop } = await started({ handlers: [slow] });
    await jobs.add(greet, { name: 'Ida' });
    await begun.promise;
    const stopped = stop();
    gate.resolve();
    await stopped;
    expect(greeted).toEqual(['Ida']);
  });

  it('shares the work with another one, each job once', async () => {
    const names = Array.from({ length: 40 }, (_, nth) => `n${nth}`);
    for (const name of names) await jobs.add(greet, { name });
    await Promise.all([started(), started()]);
    await vi.waitFor(() => expect(greeted.toSorted()).toEqual(names.toSorted()), waitOptions);
  });

  it('runs cron jobs on schedule', async () => {
    const cronJobs = [
      { name: 'round', schedule: '*/5 * * * *', atStart: false, run: async () => void greeted.push('round') },
    ];
    await started({ cronJobs });
    await knex.raw("select graphile_worker.add_job('round')");
    await vi.waitFor(() => expect(greeted).toContain('round'), waitOptions);
  });

  it('runs cron jobs that say so when a worker starts, and the others on schedule only', async () => {
    const later = async () => void greeted.push('later');
    const cronJobs = [
      { name: 'later', schedule: '0 0 1 1 *', atStart: false, run: later },
      { name: 'at-start', schedule: '0 0 1 1 *', atStart: true, run: async () => void greeted.push('start') },
    ];
    await started({ cronJobs });
    await vi.waitFor(() => expect(greeted).toContain('start'), waitOptions);
    expect(greeted).not.toContain('later');
  });
});
