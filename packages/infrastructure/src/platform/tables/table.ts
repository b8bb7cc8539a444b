import { Model } from 'objection';
import type { Column } from './columns.ts';
import type { Erasure, OldRowsOfTable, ReasonLeft, reasonsKept } from './data-rules.ts';
import type { Relation } from './relations.ts';

type Columns = Readonly<Record<string, Column>>;
type Relations = Readonly<Record<string, Relation<unknown>>>;

interface TableOptions {
  /** What an erasure does with each column that says nothing else; see `erasureOf`. */
  readonly erasure?: Erasure;
  /** Why the export leaves out each column that says nothing else. */
  readonly left?: ReasonLeft;
  /** Rows that each section of the export shows, as SQL after `where`. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Which rows the nightly job removes by a statement. */
  readonly old?: OldRowsOfTable | readonly OldRowsOfTable[];
  /** Why the nightly job removes no rows. */
  readonly stays?: keyof typeof reasonsKept;
}

/** All that is said of a table. */
export interface Table<Of extends Columns = Columns> extends TableOptions {
  readonly name: string;
  /** Columns by their names in code. */
  readonly columns: Of;
}

/** A model that knows its table. */
export type TableModel<Of extends Columns = Columns> = typeof Model & { readonly table: Table<Of> };

type Values<Of extends Columns | Relations> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly value?: infer Value } ? Value : never;
};

interface TableClass<Of extends Columns, To extends Relations>
  extends Pick<TableModel<Of>, keyof TableModel> {
  new (): Model & Values<Of> & Partial<Values<To>>;
  /** The same table, of which more is said. */
  with<Related extends Relations = NoRelations>(
    options: TableOptions & { readonly relations?: Related },
  ): TableClass<Of, Related>;
}

type NoRelations = Readonly<Record<never, never>>;

/** The names of a table's columns in code, without those that are named. */
export const fieldsOf = <Of extends Columns, Without extends keyof Of = never>(
  { columns }: Table<Of>,
  without: readonly Without[] = [],
): readonly Exclude<keyof Of, Without>[] =>
  Object.keys(columns).filter((name) => !without.includes(name as Without)) as never;

/** These fields of a row that may hold more. */
export const fieldsIn = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** A row of a table, however it is read. */
export type RowOf<Row extends Model> = Omit<Row, keyof Model>;

function modelOf<Of extends Columns, To extends Relations>(
  name: string,
  columns: Of,
  { relations, ...options }: TableOptions & { readonly relations?: To },
): TableClass<Of, To> {
  const named = (which: (column: Column) => boolean): string[] =>
    Object.keys(columns).filter((column) => which(columns[column] as Column));
  const keys = named(({ key }) => key === true);
  const mappings = Object.entries(relations ?? {}).map(([to, { mapping }]) => [to, mapping(name)]);
  return class extends Model {
    static override readonly tableName = name;
    static override readonly idColumn = keys.length === 1 ? String(keys[0]) : keys;
    static override readonly jsonAttributes = named(({ type }) => type === 'jsonb');
    static override readonly relationMappings = Object.fromEntries(mappings);
    static readonly table: Table<Of> = { name, columns, ...options };
    static readonly with = (more: TableOptions) => modelOf(name, columns, more);
  } as unknown as TableClass<Of, To>;
}

/** A table: its row, its model, what an erasure and an export do with its columns, how long its rows stay. */
export const table = <Of extends Columns>(name: string, columns: Of): TableClass<Of, NoRelations> =>
  modelOf(name, columns, {});
