import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** In PostgreSQL's array syntax; lists hold slugs, which need no quotes. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/**
 * Thousands of rows in one statement: each column is sent as one array of texts and cast in the statement.
 */
export async function bulkInsert(
  transaction: KnexTransaction,
  table: string,
  types: Readonly<Record<string, string>>,
  given: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.entries(types).map(([name, type]) => ({ name, column: snake(name), type }));
  const names = columns.map(({ column }) => column).join(', ');
  const insert = statement<Record<string, never>>(
    `bulk-insert-${table}`,
    `insert into ${table} (${names}) overriding system value
     select ${columns.map(({ column, type }) => `${column}::${type}`).join(', ')}
     from unnest(${columns.map((_, n) => `$${n + 1}::text[]`).join(', ')}) as given(${names})`,
  );
  await rows(
    transaction,
    insert,
    columns.map(({ name }) => given.map((row) => toText(row[name]))),
  );
}
