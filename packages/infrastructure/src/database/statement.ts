import type { Client, QueryResultRow } from 'pg';
import { PreparedRead } from './prepared-read.ts';
import type { KnexTransaction } from './transaction.ts';

/**
 * A hot read: SQL that PostgreSQL plans once for each connection and that skips the query builder.
 * The name is what PostgreSQL remembers it by, so it must be its own.
 */
export interface Statement<Row extends QueryResultRow> {
  readonly name: string;
  readonly text: string;
  readonly row?: Row;
}

export const statement = <Row extends QueryResultRow>(name: string, text: string): Statement<Row> => ({
  name,
  text,
});

export async function rows<Row extends QueryResultRow>(
  transaction: KnexTransaction,
  { name, text }: Statement<Row>,
  values: unknown[],
): Promise<Row[]> {
  const { client } = transaction.db;
  const connection: Client = await client.acquireConnection();
  try {
    return await connection.query(new PreparedRead<Row>({ name, text, values })).rows;
  } finally {
    await client.releaseConnection(connection);
  }
}

/** A change that meets no row has met a state that nobody checked: loud, never a silent nothing. */
export function requireOneRow(changedRows: readonly unknown[], change: string): void {
  if (changedRows.length !== 1) throw new Error(`${change} changed ${changedRows.length} rows`);
}
