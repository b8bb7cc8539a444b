import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { erasure } from './erasure.ts';
import { exported } from './exported.ts';
import { connect, type Knex } from './platform/database/knex.ts';
import { reasonsLeft } from './platform/wiring/export-table.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean);
const statements = Object.entries(exported.sections).map(
  ([name, statement]) => [name, statement.replaceAll(':memberId', '1::integer')] as const,
);

/** A table of which no column says anything of anybody has no row among the reasons. */
const impersonal = erasure
  .filter(([, { deleted, emptied, kept }]) => !deleted && !emptied && !kept)
  .map(([table]) => table);

const columnsThere = async (): Promise<readonly string[]> => {
  const { rows } = await knex.raw(
    `select table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'knex\\_%'
       and not table_name = any(?)`,
    [impersonal],
  );
  return rows.map(({ name }: { name: string }) => name).toSorted();
};

/** What PostgreSQL itself says that the sections read, by the columns that a view of them would depend on. */
async function columnsRead(): Promise<readonly string[]> {
  const transaction = await knex.transaction();
  try {
    for (const [name, statement] of statements)
      await transaction.raw(`create view "section ${name}" as ${statement}`);
    const { rows } = await transaction.raw(
      `select distinct table_name || '.' || column_name as name from information_schema.view_column_usage
       where view_name like 'section %' and table_schema = 'public'`,
    );
    return rows.map(({ name }: { name: string }) => name);
  } finally {
    await transaction.rollback();
  }
}

/** Of tables of which a part is left. */
const columnsNamedAsLeft = (): readonly string[] =>
  exported.left.flatMap(([table, why]) =>
    typeof why === 'string'
      ? []
      : Object.values(why)
          .flatMap(words)
          .map((column) => `${table}.${column}`),
  );

const columnsLeft = (there: readonly string[]): readonly string[] => {
  const whole = exported.left.flatMap(([table, why]) => (typeof why === 'string' ? [`${table}.`] : []));
  return [
    ...columnsNamedAsLeft(),
    ...there.filter((column) => whole.some((table) => column.startsWith(table))),
  ];
};

it('has every column, or says why it does not', async () => {
  const there = await columnsThere();
  const [read, left] = [await columnsRead(), columnsLeft(there)];
  expect(there.filter((column) => !read.includes(column) && !left.includes(column))).toEqual([]);
  const named = columnsNamedAsLeft();
  expect(named.filter((column) => read.includes(column) || !there.includes(column))).toEqual([]);
  expect(read.length).toBeGreaterThan(180);
});

it('is found to lack a column and a table that nobody has named', async () => {
  await knex.raw('alter table messages add planted text; create table planted (member_id integer)');
  const there = await columnsThere();
  const [read, left] = [await columnsRead(), columnsLeft(there)];
  await knex.raw('alter table messages drop planted; drop table planted');
  const planted = there.filter((column) => column.includes('planted'));
  expect(planted.filter((column) => !read.includes(column) && !left.includes(column))).toEqual([
    'messages.planted',
    'planted.member_id',
  ]);
});

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Where the file has it otherwise than the statement. */
const writtenAs: Readonly<Record<string, string | readonly string[]>> = {
  'photos.name': 'path',
  sealed_id: [],
  sealed: 'content',
};

/** The fields of each section, as the rows of a table in Markdown. */
async function fieldsOfSections(): Promise<readonly string[]> {
  const described: string[] = [];
  for (const [section, statement] of statements) {
    const { fields } = await knex.raw<{ fields: { name: string }[] }>(
      `select * from (${statement}) _ limit 0`,
    );
    const names = fields.flatMap(
      ({ name }) => writtenAs[`${section}.${name}`] ?? writtenAs[name] ?? camel(name),
    );
    described.push(`| \`${section}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`);
  }
  return described;
}

it('is described as it is', async () => {
  const described = await readFile(new URL('../../../docs/export.md', import.meta.url), 'utf8');
  const rows = described.split('\n').filter((line) => /^\| `\w+` \| `/.test(line));
  expect(rows).toEqual(await fieldsOfSections());
  for (const why of Object.values(reasonsLeft)) expect(described).toContain(why);
});

it.each(statements)('finds by an index what is in %s', async (_, statement) => {
  const transaction = await knex.transaction();
  await transaction.raw('set local enable_seqscan = off');
  const { rows } = await transaction.raw(`explain ${statement}`);
  await transaction.rollback();
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan/);
});
