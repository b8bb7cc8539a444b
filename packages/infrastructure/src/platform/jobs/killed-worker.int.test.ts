import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { job, jobHandler } from '@nestmates/application/platform/jobs/jobs.ts';
import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { scaledTimeout } from '../../../testing/time-factor.ts';
import { connect, type Knex } from '../database/knex.ts';
import { startWorker, type WorkerOptions } from './worker.ts';
import { WorkerPresence } from './worker-presence.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 2 });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});
beforeEach(() => knex.raw('delete from graphile_worker._private_jobs'));

const write = job('write', z.object({}));
const log = pino({ level: 'silent' });
const add = () => knex.raw("select graphile_worker.add_job('write')");
/** Whether the jobs are, that are not done. */
async function locked(): Promise<readonly boolean[]> {
  const { rows } = await knex.raw('select locked_by is not null as locked from graphile_worker.jobs');
  return rows.map(({ locked: isLocked }: { readonly locked: boolean }) => isLocked);
}
const program = new URL('../../../testing/killed-worker.ts', import.meta.url);

/** A worker takes the job and is killed in the midst of it. */
async function killedInTheMidst(): Promise<void> {
  await add();
  const child = fork(program, [database.url, write.name], { execArgv: [] });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await locked()).toEqual([true]);
}

async function started(work: () => Promise<void>, options: Partial<WorkerOptions> = {}) {
  const handlers = [jobHandler(write, work)];
  const worker = await startWorker({ databaseUrl: database.url, handlers, cronJobs: [], log, ...options });
  onTestFinished(() => worker.stop());
}

/** One that is asked to look, instead of looking by itself. */
function observer(events = new EventEmitter()): WorkerPresence {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  onTestFinished(() => pool.end());
  return new WorkerPresence({
    id: 'observer',
    pool,
    databaseUrl: database.url,
    events,
    log,
    interval: hours(1),
  });
}

it('leaves its job to the next worker, which does it soon', { timeout: minutes(1) }, async () => {
  await killedInTheMidst();
  const done = Promise.withResolvers<void>();
  await started(async () => done.resolve(), { presenceInterval: 100, pollInterval: 100 });
  await done.promise;
});

it('would leave it for hours if nobody looked, and keeps it while it has no lock for the first time', async () => {
  await killedInTheMidst();
  const done = Promise.withResolvers<void>();
  await started(async () => done.resolve(), { presenceInterval: hours(1) });
  await add();
  await done.promise;
  // Its own job is done a moment before that is noted.
  await vi.waitFor(async () => expect(await locked()).toEqual([true]), { timeout: scaledTimeout(10_000) });
  await observer().sweep();
  expect(await locked()).toEqual([true]);
});

it('is not one that works on a job for long', async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let times = 0;
  await started(async () => {
    times += 1;
    begun.resolve();
    await gate.promise;
  });
  await add();
  await begun.promise;
  const looking = observer();
  for (let nth = 0; nth < 4; nth += 1) await looking.sweep();
  expect(await locked()).toEqual([true]);
  gate.resolve();
  expect(times).toBe(1);
});

/** The observer has a job, as the queue notes it. */
async function takenByObserver() {
  await add();
  const taken = { lockedBy: 'observer', lockedAt: knex.fn.now(), attempts: 1 };
  const [{ id }] = await knex('graphile_worker._private_jobs').update(taken).returning('id');
  return { id, attempts: 1 };
}

it('is not one that has begun its job, though it looks at its own jobs too', async () => {
  const events = new EventEmitter();
  const looking = observer(events);
  events.emit('job:start', { job: await takenByObserver() });
  for (let nth = 0; nth < 4; nth += 1) await looking.sweep();
  expect(await locked()).toEqual([true]);
});

it('never heard of its job where it has not begun it by the second look, and gives it back', async () => {
  const looking = observer();
  await takenByObserver();
  await looking.sweep();
  expect(await locked()).toEqual([true]);
  await looking.sweep();
  expect(await locked()).toEqual([false]);
});
