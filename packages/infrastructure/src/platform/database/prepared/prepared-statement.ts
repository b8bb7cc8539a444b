import type { Client, QueryResultRow } from 'pg';
import type { KnexTransaction } from '../transaction.ts';
import { PreparedRead } from './prepared-read.ts';

/**
 * A read that is measured by `npm run bench`, as SQL that bypasses the query builder and that PostgreSQL plans
 * once per connection. PostgreSQL identifies it by its name, so the name must be unique.
 */
export interface PreparedStatement<Row> {
  readonly name: string;
  readonly text: string;
  /** The names of the bindings, in the order of the parameters `$1`, `$2` … */
  readonly parameters: readonly string[];
  readonly row?: Row;
}

/** A name after one colon is a binding; two colons are a cast. */
const binding = /(?<!:):([a-zA-Z]\w*)/g;

export function preparedStatement<Row>(name: string, text: string): PreparedStatement<Row> {
  const parameters = [...new Set(Array.from(text.matchAll(binding), ([, parameter = '']) => parameter))];
  return {
    name,
    parameters,
    text: text.replace(binding, (_, parameter: string) => `$${parameters.indexOf(parameter) + 1}`),
  };
}

export async function runPrepared<Row>(
  transaction: KnexTransaction,
  { name, text, parameters }: PreparedStatement<Row>,
  bindings: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const { client } = transaction.db;
  const connection: Client = await client.acquireConnection();
  try {
    const values = parameters.map((parameter) => bindings[parameter]);
    const read = new PreparedRead<Row & QueryResultRow>({ name, text, values });
    return await connection.query(read).rows;
  } finally {
    await client.releaseConnection(connection);
  }
}
