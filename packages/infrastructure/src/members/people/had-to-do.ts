import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { hadToDo } from './met-sql.ts';

const statement = `select 1 as one where ${hadToDo(':me::integer', ':other::integer', ':since::timestamptz')}`;

/** Whether there is a reason why the one may report and block the other. */
export async function hadToDoSince(
  transaction: KnexTransaction,
  between: { readonly me: MemberId; readonly other: MemberId; readonly since: Date },
): Promise<boolean> {
  return (await sql(transaction, statement, between)).length > 0;
}
