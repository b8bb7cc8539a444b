import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { foreignKeys, models } from '../../relations.ts';
import { connect, type Knex } from './knex.ts';
import { columnsNamed } from './names.ts';
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

it('is described by docs/database.md, which is generated', async () => {
  const page = fileURLToPath(new URL('../../../../../docs/database.md', import.meta.url));
  await expect(await schemaPage(knex)).toMatchFileSnapshot(page);
});

it('has a sentence for each of its tables', async () => {
  const { rows } = await knex.raw(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'v') and c.relname not like 'knex\\_%'
      and obj_description(c.oid) is null`);
  expect(rows).toEqual([]);
});

it('has a model for each of its tables, found by its key', async () => {
  const { rows } = await knex.raw(`
    select c.relname as table, array(
      select a.attname::text from unnest(k.conkey) with ordinality as u(column_number, nth)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = u.column_number order by nth
    ) as key
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'p' and n.nspname = 'public' and c.relname not like 'knex\\_%' order by 1`);
  const described = models.map(({ tableName, idColumn }) => ({
    table: tableName,
    key: columnsNamed([idColumn].flat()),
  }));
  expect(described.sort((a, b) => a.table.localeCompare(b.table))).toEqual(rows);
});

it('has a relation for each of its foreign keys', async () => {
  const { rows } = await knex.raw(`
    select c.relname || '.' || a.attname || ' -> ' || k.confrelid::regclass as key
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and n.nspname = 'public'`);
  const related = foreignKeys.map(
    ({ table, column, to }) => `${table.tableName}.${columnsNamed([column])} -> ${to.tableName}`,
  );
  expect(related.sort()).toEqual(rows.map(({ key }: { key: string }) => key).sort());
});

it('is joined along every relation', async () => {
  for (const model of models) {
    for (const name of Object.keys(model.getRelations())) {
      expect(await model.query(knex).joinRelated(name).resultSize()).toBe(0);
    }
  }
});
