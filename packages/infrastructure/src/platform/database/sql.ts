import { camelCaseKeys } from '../tables/names.ts';
import type { KnexTransaction } from './transaction.ts';

/** Knex would take the `:text` of a cast for a binding that is named text. */
const withCastsApart = (text: string): string => text.replaceAll(/::(?=\w)/g, ':: ');

/**
 * Runs SQL text where it says something better than the query builder: several tables in one statement, locks
 * in an order, a search. Bindings are named (`:name`), and columns are answered in camelCase.
 */
export async function sql<Row extends object>(
  { db }: KnexTransaction,
  text: string,
  bindings: Readonly<Record<string, unknown>> = {},
): Promise<Row[]> {
  const { rows } = await db.raw(withCastsApart(text), { ...bindings });
  return rows.map(camelCaseKeys<Row>);
}

/** A write that matches no row has met a state that was not checked before, so it throws. */
export function requireOneRow(changed: number | readonly unknown[], change: string): void {
  const count = typeof changed === 'number' ? changed : changed.length;
  if (count !== 1) throw new Error(`${change} changed ${count} rows`);
}
