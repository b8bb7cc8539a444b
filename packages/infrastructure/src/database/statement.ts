import type { Client, QueryResultRow } from 'pg';
import { PreparedRead } from './prepared-read.ts';
import type { KnexTransaction } from './transaction.ts';

/**
 * A frequent statement, as SQL that bypasses the query builder and that PostgreSQL plans once per connection.
 * PostgreSQL identifies it by its name, so the name must be unique.
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

/** A write that matches no row has met a state that was not checked before, so it throws. */
export function requireOneRow(changedRows: readonly unknown[], change: string): void {
  if (changedRows.length !== 1) throw new Error(`${change} changed ${changedRows.length} rows`);
}
