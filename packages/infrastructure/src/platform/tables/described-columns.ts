import type { Column } from './columns.ts';
import type { Erasure, ReasonLeft } from './data-rules.ts';
import { columnsNamed } from './names.ts';
import type { Table } from './table.ts';

/** What is said of a column, by its name in SQL. */
export interface DescribedColumn {
  readonly table: string;
  readonly name: string;
  readonly column: Column;
  /** Missing where nobody has said it, which a test finds. */
  readonly erasure: Erasure | undefined;
  /** Missing where the export has the column, and in a table that says nothing of anybody. */
  readonly left: ReasonLeft | undefined;
}

/** Rows with a member that is deleted go with the account; in others, words have to say what becomes of them. */
function erasureOf({ columns, erasure }: Table, { erasure: own, saysNothing }: Column): Erasure | undefined {
  if (own ?? erasure) return own ?? erasure;
  const goes = Object.values(columns).some((column) => column.ofMember && column.erasure === 'deleted');
  if (goes) return 'deleted';
  return saysNothing ? 'impersonal' : undefined;
}

export const describeColumns = (table: Table): readonly DescribedColumn[] =>
  Object.entries(table.columns).map(([name, column]) => ({
    table: table.name,
    name: String(columnsNamed([name])[0]),
    column,
    erasure: erasureOf(table, column),
    left: column.left ?? (column.exported ? undefined : table.left),
  }));

/** Makes for each section of the export a statement about `:memberId`. */
export function sectionsOf(table: Table): Readonly<Record<string, string>> {
  const sections = Object.entries(table.sections ?? {});
  const isOf = ({ exported }: Column, section: string) => exported === true || exported === section;
  const shown = (section: string) =>
    describeColumns(table)
      .filter(({ column }) => isOf(column, section))
      .map(({ name }) => name);
  return Object.fromEntries(
    sections.map(([section, rows]) => [
      section,
      `select ${shown(section).join(', ')} from ${table.name} where ${rows}`,
    ]),
  );
}
