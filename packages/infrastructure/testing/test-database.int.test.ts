import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from './test-database.ts';

let one: TestDatabase;
let two: TestDatabase;

beforeAll(async () => {
  [one, two] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(() => Promise.all([one.drop(), two.drop()]));

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

it('gives every file a migrated database of its own', async () => {
  await query(one.url, 'create table note (text text)');
  expect(await query(one.url, "select to_regclass('users') is not null as migrated")).toEqual([
    { migrated: true },
  ]);
  expect(await query(two.url, "select to_regclass('note') as note")).toEqual([{ note: null }]);
});

it('has the extensions that a later PostgreSQL feature may ask for', async () => {
  const names = "('cube', 'earthdistance', 'pg_trgm', 'citext', 'btree_gin', 'intarray')";
  const found = await query(one.url, `select name from pg_available_extensions where name in ${names}`);
  expect(found).toHaveLength(6);
});
