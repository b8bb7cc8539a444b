import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from './knex.ts';
import { postgresErrorOf } from './postgres-error.ts';
import { KnexTransaction } from './transaction.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

const lock = (db: Knex, number: number) => db.raw('select pg_advisory_xact_lock(77, ?)', [number]);

/** Two parties, each of which waits once until the other has come as far. */
function meeting(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= 2) resolve();
    return promise;
  };
}

/** Each takes a lock, waits until the other has its own, and then wants that one. */
function deadlock(begin: <T>(work: (db: () => Knex) => Promise<T>) => Promise<T>) {
  const bothHaveOne = meeting();
  const locking = (first: number, second: number) =>
    begin(async (db) => {
      await lock(db(), first);
      await bothHaveOne();
      await lock(db(), second);
      return first;
    });
  return Promise.allSettled([locking(1, 2), locking(2, 1)]);
}

describe('two transactions that want the locks of each other', () => {
  it('are both done, since the one that PostgreSQL ends runs again', async () => {
    const transaction = new KnexTransaction(knex);
    const ended = await deadlock((work) => transaction.run(() => work(() => transaction.db)));
    expect(ended).toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'fulfilled', value: 2 },
    ]);
  });

  it('are not, where nobody tries again', async () => {
    const ended = await deadlock((work) => knex.transaction((trx) => work(() => trx)));
    const failed = ended.filter((each) => each.status === 'rejected');
    expect(failed.map(({ reason }) => postgresErrorOf(reason).code)).toEqual(['40P01']);
  });
});

describe('a transaction', () => {
  it('runs once when it fails for a reason of its own', async () => {
    const transaction = new KnexTransaction(knex);
    let runs = 0;
    const failing = transaction.run(async () => {
      runs += 1;
      await transaction.db.raw('select 1 / 0');
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(runs).toBe(1);
  });

  it('gives up after a few tries', async () => {
    const transaction = new KnexTransaction(knex);
    let runs = 0;
    const failing = transaction.run(async () => {
      runs += 1;
      await transaction.db.raw(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
    });
    await expect(failing).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(4);
  });

  it('tells others after its commit, once, and only if there is one', async () => {
    const transaction = new KnexTransaction(knex);
    const visible: unknown[] = [];
    const other = connect(database.url, { max: 1 });
    await knex.raw('create table told (id integer)');
    const insert = async (fails: boolean) => {
      await transaction.db('told').insert({ id: 1 });
      transaction.afterCommit(() => visible.push(other('told').count()));
      if (fails) throw new Error('refused');
    };
    await expect(transaction.run(() => insert(true))).rejects.toThrow('refused');
    await transaction.run(() => transaction.run(() => insert(false)));
    expect(await Promise.all(visible)).toEqual([[{ count: '1' }]]);
    await other.destroy();
  });
});
