import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { exported } from './exported.ts';
import { connect, type Knex } from './platform/database/knex.ts';
import { reasonsLeft } from './platform/tables/data-rules.ts';
import { columns, tables } from './tables.ts';

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

const statements = Object.entries(exported.sections).map(
  ([name, statement]) => [name, statement.replaceAll(':memberId', '1::integer')] as const,
);

/** Tables of which no column says anything of anybody need no reason. */
const impersonal = tables
  .map(({ name }) => name)
  .filter((name) => columns.every(({ table, erasure }) => table !== name || erasure === 'impersonal'));

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

const namesOf = (which: (said: (typeof columns)[number]) => boolean): readonly string[] =>
  columns.filter(which).map(({ table, name }) => `${table}.${name}`);

const columnsLeft = namesOf(({ left }) => left !== undefined);

it('has every column, or says why it does not', async () => {
  const there = await columnsThere();
  const read = await columnsRead();
  expect(there.filter((column) => !read.includes(column) && !columnsLeft.includes(column))).toEqual([]);
  const named = namesOf(({ column }) => column.left !== undefined);
  expect(named.filter((column) => read.includes(column) || !there.includes(column))).toEqual([]);
  expect(read.length).toBeGreaterThan(180);
  const shown = namesOf(({ column }) => column.exported !== undefined);
  expect(shown.filter((column) => !read.includes(column))).toEqual([]);
});

it('is found to lack a column and a table that nobody has named', async () => {
  await knex.raw('alter table messages add planted text; create table planted (member_id integer)');
  const there = await columnsThere();
  const read = await columnsRead();
  await knex.raw('alter table messages drop planted; drop table planted');
  const planted = there.filter((column) => column.includes('planted'));
  expect(planted.filter((column) => !read.includes(column) && !columnsLeft.includes(column))).toEqual([
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

const page = (sections: readonly string[]): string => `# The export

What a member takes along in \`data.json\` ([how](../export.md)). Generated; update it with
\`npm run test:integration -- packages/infrastructure/src/exported -u\`.

| section | fields |
|---|---|
${sections.join('\n')}

## What is not in it

[The page of tables](database.md) says which columns are left out, for one of these reasons:

| reason | |
|---|---|
${Object.entries(reasonsLeft)
  .map(([reason, why]) => `| ${reason} | ${why} |`)
  .join('\n')}
`;

it('is described by docs/reference/export.md, which is generated', async () => {
  const file = fileURLToPath(new URL('../../../docs/reference/export.md', import.meta.url));
  await expect(page(await fieldsOfSections())).toMatchFileSnapshot(file);
});

it.each(statements)('finds by an index what is in %s', async (_, statement) => {
  const transaction = await knex.transaction();
  await transaction.raw('set local enable_seqscan = off');
  const { rows } = await transaction.raw(`explain ${statement}`);
  await transaction.rollback();
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan/);
});
