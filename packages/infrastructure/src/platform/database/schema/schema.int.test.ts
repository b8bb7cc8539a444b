import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Model } from 'objection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts';
import { connect, type Knex } from '../knex.ts';
import { columnsNamed } from '../names.ts';
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
  const page = fileURLToPath(new URL('../../../../../../docs/database.md', import.meta.url));
  await expect(await schemaPage(knex)).toMatchFileSnapshot(page);
});

it('has a sentence for each of its tables', async () => {
  const { rows } = await knex.raw(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'v') and c.relname not like 'knex\\_%'
      and obj_description(c.oid) is null`);
  expect(rows).toEqual([]);
});

/** What its file exports, of each model. */
async function modelsOf(folder: string): Promise<readonly (typeof Model)[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /-models?\.ts$/.test(file));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  );
  const isModel = (value: unknown): value is typeof Model =>
    typeof value === 'function' && value.prototype instanceof Model;
  return modules.flatMap((module) => Object.values(module).filter(isModel));
}
const models = await modelsOf(fileURLToPath(new URL('../../..', import.meta.url)));

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
    expect([name, keys.get(tableName)]).toEqual([name, columnsNamed([idColumn].flat())]);
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
