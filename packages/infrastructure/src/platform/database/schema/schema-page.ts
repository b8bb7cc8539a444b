import type { Knex } from '../knex.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly default: string | null;
  readonly required: boolean;
  readonly comment: string | null;
}

interface Named {
  readonly table: string;
  readonly definition: string;
}

interface Table {
  readonly name: string;
  readonly kind: 'r' | 'v';
  readonly comment: string | null;
}

/** The migrations' own tables are none of ours. */
const ours = "n.nspname = 'public' and c.relname not like 'knex\\_%'";

const tables = `
  select c.relname as name, c.relkind as kind, obj_description(c.oid) as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind in ('r', 'v') order by c.relname`;

const columns = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    case when a.attidentity <> '' then 'identity' else pg_get_expr(d.adbin, d.adrelid) end as default,
    a.attnotnull as required, col_description(c.oid, a.attnum) as comment
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ours} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** Primary, unique and foreign keys and checks; PostgreSQL 18 lists columns that are not null besides. */
const constraints = `
  select c.relname as table, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and k.contype in ('p', 'u', 'f', 'c')
  order by c.relname, strpos('pufc', k.contype::text), pg_get_constraintdef(k.oid) collate "C"`;

/** Those that no key brings along. */
const indexes = `
  select c.relname as table, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname, pg_get_indexdef(i.indexrelid) collate "C"`;

const columnLine = ({ name, type, required, default: value, comment }: Column): string =>
  `| \`${name}\` | ${type} | ${required ? 'required' : ''} | ${value === null ? '' : `\`${value}\``} | ${comment ?? ''} |`;

const shortIndex = ({ table, definition }: Named): Named => ({
  table,
  definition: definition.replace(/^CREATE (UNIQUE )?INDEX (\S+) ON \S+ USING /, '$1$2: '),
});

const introduction = `# The database

The tables as the migrations leave them: columns, keys and indexes, and a sentence each. Generated; after a
migration, update it with
\`npm run test:integration -- packages/infrastructure/src/platform/database/schema -u\`.

Names are snake_case here and camelCase in code. A table whose rows are loaded, locked and saved has a model beside its
feature, and each its sentence, which is a \`comment on table\`. The queue's own tables are in the schema
\`graphile_worker\`.
`;

interface Details {
  readonly columns: readonly Column[];
  /** Keys, checks and indexes. */
  readonly rules: readonly Named[];
}

function sectionOf({ name, kind, comment }: Table, { columns: all, rules }: Details): string {
  const bullets = rules.filter(({ table }) => table === name).map(({ definition }) => `- \`${definition}\``);
  return [
    `## ${name}`,
    '',
    `${kind === 'v' ? 'A view. ' : ''}${comment ?? ''}`,
    '',
    '| column | type | | default | |',
    '|---|---|---|---|---|',
    ...all.filter(({ table }) => table === name).map(columnLine),
    ...(bullets.length > 0 ? ['', ...bullets] : []),
    '',
  ].join('\n');
}

/** A page that shows the tables of a migrated database, as PostgreSQL has them. */
export async function schemaPage(knex: Knex): Promise<string> {
  const read = async <Row>(text: string): Promise<Row[]> => (await knex.raw(text)).rows;
  const details = {
    columns: await read<Column>(columns),
    rules: [...(await read<Named>(constraints)), ...(await read<Named>(indexes)).map(shortIndex)],
  };
  const found = await read<Table>(tables);
  return [introduction, ...found.map((table) => sectionOf(table, details))].join('\n');
}
