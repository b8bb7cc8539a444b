import { sql } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { columnsNamed } from '../platform/tables/names.ts';

/** Writes PostgreSQL's array syntax; lists hold slugs, which need no quotes. */
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
  const names = Object.keys(types);
  const columns = columnsNamed(names);
  await sql(
    transaction,
    `insert into ${table} (${columns}) overriding system value
     select ${columns.map((column, n) => `${column}::${types[names[n] ?? '']}`)}
     from unnest(${names.map((name) => `:${name}::text[]`)}) as given(${columns})`,
    Object.fromEntries(names.map((name) => [name, given.map((row) => toText(row[name]))])),
  );
}
