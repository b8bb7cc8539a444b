import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts';
import { features } from '../../../features.ts';
import { columns, tables } from '../../../tables.ts';
import { columnsNamed } from '../../tables/names.ts';
import { connect, type Knex } from '../knex.ts';
import { schemaPage } from './schema-page.ts';

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

it('is described by docs/reference/database.md, which is generated', async () => {
  const page = fileURLToPath(new URL('../../../../../../docs/reference/database.md', import.meta.url));
  await expect(await schemaPage(knex, tables)).toMatchFileSnapshot(page);
});

it('has a sentence for each of its tables', async () => {
  const { rows } = await knex.raw(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'v') and c.relname not like 'knex\\_%'
      and obj_description(c.oid) is null`);
  expect(rows).toEqual([]);
});

const models = features.flatMap((feature) => feature.tables);

/** Columns of ordinary tables as PostgreSQL has them. */
const columnsThere = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "isNullable",
    exists (
      select from pg_constraint k
      where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'users'::regclass and k.conkey = array[a.attnum]
    ) as "ofMember"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relname not like 'knex\\_%' and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped
  order by c.relname, a.attname`;

it('has the columns that the entries of its tables name, of their types', async () => {
  const { rows } = await knex.raw(columnsThere);
  const said = columns.map(({ table, name, column: { type, isNullable = false, ofMember = false } }) => ({
    table,
    name,
    type,
    isNullable,
    ofMember,
  }));
  const nameOf = ({ table, name }: { table: string; name: string }) => `${table}.${name}`;
  const sorted = said.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  expect(sorted).toEqual(rows.toSorted((one: never, other: never) => (nameOf(one) < nameOf(other) ? -1 : 1)));
});

it('has the table and the key of each model', async () => {
  const { rows } = await knex.raw(`
    select c.relname as table, array(
      select a.attname::text from unnest(k.conkey) with ordinality as u(column_number, nth)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = u.column_number order by nth
    ) as key
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'p' and n.nspname = 'public'`);
  const keys = new Map(rows.map(({ table, key }: { table: string; key: string[] }) => [table, key]));
  expect(models.length).toBeGreaterThan(30);
  for (const { name, tableName, idColumn } of models) {
    expect([name, keys.get(tableName) ?? []]).toEqual([name, columnsNamed([idColumn].flat())]);
  }
});

it('is joined along every relation', async () => {
  const relations = models.flatMap((model) =>
    Object.keys(model.getRelations()).map((name) => ({ model, name })),
  );
  expect(relations.length).toBeGreaterThan(0);
  for (const { model, name } of relations) {
    expect(await model.query(knex).joinRelated(name).resultSize()).toBe(0);
  }
});
