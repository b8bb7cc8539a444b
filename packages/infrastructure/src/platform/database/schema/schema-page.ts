import { reasonsKept } from '../../tables/data-rules.ts';
import { type DescribedColumn, describeColumns } from '../../tables/described-columns.ts';
import type { Table as TableEntry } from '../../tables/table.ts';
import type { Knex } from '../knex.ts';
import {
  type Column,
  columns,
  constraints,
  indexes,
  type Named,
  type Table,
  tables,
} from './schema-queries.ts';

type DescribedColumns = readonly DescribedColumn[];

/** What an erasure does with a column, and whether an export shows it. */
function cellsOf({ erasure, left, column: { exported } }: DescribedColumn): readonly string[] {
  const erased = typeof erasure === 'object' ? 'kept' : erasure === 'impersonal' ? '' : (erasure ?? '');
  return [erased, exported ? 'shown' : (left ?? '')];
}

const columnLine = (
  { name, type, required, default: value, comment }: Column,
  said: DescribedColumns,
): string => {
  const ofColumn = said.find((column) => column.name === name);
  const facts = [
    `\`${name}\``,
    type,
    required ? 'required' : '',
    value === null ? '' : `\`${value}\``,
    ...(ofColumn ? cellsOf(ofColumn) : ['', '']),
    comment ?? '',
  ];
  return `| ${facts.join(' | ')} |`;
};

/** Says until when the rows of a table stay, and why columns outlive an account. */
function linesOf(table: TableEntry | undefined, said: DescribedColumns): readonly string[] {
  const old = [table?.old ?? []].flat().map(({ when, emptied }) => {
    const condition = when.replaceAll(/\s+/g, ' ');
    return `- ${emptied ? `\`${emptied}\` emptied` : 'removed'} when \`${condition}\``;
  });
  const kept = new Map<string, string[]>();
  for (const { name, erasure } of said) {
    if (typeof erasure !== 'object') continue;
    const reason = `${erasure.why} Until: ${erasure.until}.`;
    kept.set(reason, [...(kept.get(reason) ?? []), `\`${name}\``]);
  }
  return [
    ...(table?.stays ? [`- rows stay: ${reasonsKept[table.stays]}`] : []),
    ...old,
    ...[...kept].map(([reason, names]) => `- kept ${names.join(', ')}: ${reason}`),
  ];
}

const shortIndex = ({ table, definition }: Named): Named => ({
  table,
  definition: definition.replace(/^CREATE (UNIQUE )?INDEX (\S+) ON \S+ USING /, '$1$2: '),
});

const introduction = `# The database

The tables as the migrations leave them: columns, keys and indexes, and a sentence each; and what their entries in
code say: what deleting an account does with each column (nothing where it says nothing of anybody), and whether the
export shows it. Generated; after a migration, update it with
\`npm run test:integration -- packages/infrastructure/src/platform/database/schema -u\`.

Names are snake_case here and camelCase in code. The sentence of a table is a \`comment on table\`. The queue's own
tables are in the schema \`graphile_worker\`.

A column without a word in the column of the [export](export.md) only finds or sorts rows.
`;

interface Details {
  readonly said: readonly TableEntry[];
  readonly columns: readonly Column[];
  /** Keys, checks and indexes. */
  readonly rules: readonly Named[];
}

function sectionOf({ name, kind, comment }: Table, { said: tables, columns: all, rules }: Details): string {
  const table = tables.find((one) => one.name === name);
  const said = table ? describeColumns(table) : [];
  const bullets = [
    ...linesOf(table, said),
    ...rules.filter(({ table: of }) => of === name).map(({ definition }) => `- \`${definition}\``),
  ];
  return [
    `## ${name}`,
    '',
    `${kind === 'v' ? 'A view. ' : ''}${comment ?? ''}`,
    '',
    '| column | type | | default | erasure | export | |',
    '|---|---|---|---|---|---|---|',
    ...all.filter((column) => column.table === name).map((column) => columnLine(column, said)),
    ...(bullets.length > 0 ? ['', ...bullets] : []),
    '',
  ].join('\n');
}

/** A page that shows the tables of a migrated database, as PostgreSQL has them, and what is said of them. */
export async function schemaPage(knex: Knex, said: readonly TableEntry[]): Promise<string> {
  const read = async <Row>(text: string): Promise<Row[]> => (await knex.raw(text)).rows;
  const details = {
    said,
    columns: await read<Column>(columns),
    rules: [...(await read<Named>(constraints)), ...(await read<Named>(indexes)).map(shortIndex)],
  };
  const found = await read<Table>(tables);
  return [introduction, ...found.map((table) => sectionOf(table, details))].join('\n');
}
