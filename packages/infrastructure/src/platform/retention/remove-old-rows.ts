import type { OldRows, WhenOld } from '@nestmates/application/platform/retention/ports.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import type { OldRowsOfTable } from '../tables/data-rules.ts';

/** Which rows a part takes; those that another process removes meanwhile are left to it. */
export const oldRowsOf = (table: string, { when }: OldRowsOfTable): string =>
  `select ctid from ${table} where ${when} limit :limit for update skip locked`;

const removalOf = (table: string, rows: OldRowsOfTable): string => {
  const which = `where ctid = any(array(${oldRowsOf(table, rows)})) returning 1 as removed`;
  return rows.emptied === undefined
    ? `delete from ${table} ${which}`
    : `update ${table} set ${rows.emptied} = null ${which}`;
};

/** What a feature has said of a table, as the nightly job takes it. */
export const oldRowsIn = (transaction: KnexTransaction, table: string, rows: OldRowsOfTable): OldRows => ({
  kind: rows.kind,
  table,
  remove: async (when: WhenOld) => (await sql(transaction, removalOf(table, rows), { ...when })).length,
});
