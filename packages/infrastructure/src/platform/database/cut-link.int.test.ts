import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cutProxy } from '../../../testing/cut-proxy.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from './knex.ts';
import { databaseUnavailable } from './unavailable.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function overProxy() {
  const link = await cutProxy(database.url);
  const knex = connect(link.url, { max: 2 });
  onTestFinished(() => knex.destroy());
  await knex.raw('select 1');
  return { link, knex };
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (databaseUnavailable(error) ? 'unavailable' : String(error)),
  );

/** Resolves once this statement waits at PostgreSQL. */
async function untilWaiting(other: Knex, comment: string): Promise<void> {
  await expect
    .poll(async () => (await other.raw('select query from pg_stat_activity')).rows)
    .toContainEqual({ query: expect.stringMatching(comment) });
}

describe('a link that is cut', () => {
  it('makes what comes meanwhile unavailable, and the next statement has a new connection', async () => {
    const { link, knex } = await overProxy();
    link.cut();
    expect(await outcomeOf(knex.raw('select 1'))).toBe('unavailable');
    link.mend();
    expect(await outcomeOf(knex.raw('select 1'))).toBe('done');
  });

  it('makes a statement that waits for its answer unavailable', async () => {
    const { link, knex } = await overProxy();
    const direct = connect(database.url, { max: 1 });
    onTestFinished(() => direct.destroy());
    const waiting = outcomeOf(knex.raw('select pg_sleep(600) as cut_meanwhile'));
    await untilWaiting(direct, 'cut_meanwhile$');
    link.cut();
    expect(await waiting).toBe('unavailable');
  });

  it('makes a transaction unavailable, of which nothing stays', async () => {
    const { link, knex } = await overProxy();
    const outcome = outcomeOf(
      knex.transaction(async (transaction) => {
        await transaction.raw('create table cut_off (id int)');
        link.cut();
        await transaction.raw('select 1');
      }),
    );
    expect(await outcome).toBe('unavailable');
    link.mend();
    expect((await knex.raw(`select to_regclass('cut_off') as there`)).rows).toEqual([{ there: null }]);
  });
});
