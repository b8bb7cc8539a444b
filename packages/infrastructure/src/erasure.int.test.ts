import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { connect, type Knex } from './platform/database/knex.ts';
import { columns } from './tables.ts';

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

const columnsSaid = columns
  .filter(({ erasure }) => erasure !== undefined)
  .map(({ table, name }) => `${table}.${name}`);

const columnsThere = async (): Promise<readonly string[]> => {
  const { rows } = await knex.raw(
    `select table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'knex\\_%'`,
  );
  return rows.map(({ name }: { name: string }) => name).toSorted();
};

it('is said for every column of the database, once', async () => {
  expect(columnsSaid.toSorted()).toEqual(await columnsThere());
});

it('is found to be missing for a column and for a table that nobody has named', async () => {
  await knex.raw('alter table sessions add planted text; create table planted (member_id integer)');
  const missing = (await columnsThere()).filter((name) => !columnsSaid.includes(name));
  await knex.raw('alter table sessions drop planted; drop table planted');
  expect(missing).toEqual(['planted.member_id', 'sessions.planted']);
});

it('agrees with what the database does with whatever refers to a deleted account', async () => {
  const { rows } = await knex.raw<{ rows: { table: string; column: string; action: string }[] }>(
    `select conrelid::regclass::text as table, attname as column,
       case confdeltype when 'c' then 'deleted' when 'n' then 'emptied' else 'refused' end as action
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const said = new Map(columns.map(({ table, name, erasure }) => [`${table}.${name}`, erasure]));
  expect(rows.length).toBeGreaterThan(50);
  expect(
    rows.map(({ table, column }) => ({ table, column, action: said.get(`${table}.${column}`) })),
  ).toEqual(rows);
});
