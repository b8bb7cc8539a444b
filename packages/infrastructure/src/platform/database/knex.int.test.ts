import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from './knex.ts';
import { postgresErrorOf } from './postgres-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function pool(): Knex {
  const knex = connect(database.url, { max: 1 });
  onTestFinished(() => knex.destroy());
  return knex;
}

const processOf = async (knex: Knex): Promise<number> =>
  (await knex.raw('select pg_backend_pid() as pid')).rows[0].pid;

/** Does as if the server at the other end were a standby now: it reads, and takes no changes. */
const standby = (knex: Knex) => knex.raw('set default_transaction_read_only = on');

const change = (knex: Knex) => knex.raw('create table if not exists changed (id int)');

describe('a connection of the pool', () => {
  it('is kept for the next statement', async () => {
    const knex = pool();
    expect(await processOf(knex)).toBe(await processOf(knex));
  });

  it('is dropped once its server takes no changes, so that the next change goes to the primary', async () => {
    const knex = pool();
    await standby(knex);
    const code = await change(knex).catch((error: unknown) => postgresErrorOf(error).code);
    expect(code).toBe('25006');
    await expect(change(knex)).resolves.toBeDefined();
  });

  it('is dropped after a transaction that found out', async () => {
    const knex = pool();
    await standby(knex);
    const before = await processOf(knex);
    await expect(knex.transaction(change)).rejects.toMatchObject({ code: '25006' });
    expect(await processOf(knex)).not.toBe(before);
  });

  it('is kept after a mistake of ours', async () => {
    const knex = pool();
    const before = await processOf(knex);
    await expect(knex.raw('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    expect(await processOf(knex)).toBe(before);
  });
});
