import type { CountsView } from '@nestmates/application/counts/contract.ts';
import type { CountQueries } from '@nestmates/application/counts/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { unreadTotal } from '../messages/sql-message-queries.ts';

/** A connection has its two members in a fixed order, so each column is counted by its own index. */
const connectedAs = (me: string, other: string) =>
  `(select count(*) from matches where ${me} = $1 and ${notBlocked('$1', other)})`;

export const countsOf = statement<CountsView>(
  'counts-of',
  `select (${connectedAs('user_id1', 'user_id2')} + ${connectedAs('user_id2', 'user_id1')})::integer as connections,
     (
       select count(*)::integer from connection_requests
       where recipient_id = $1 and status = 'pending' and ${notBlocked('$1', 'requester_id')}
     ) as requests,
     (
       select count(*)::integer from babysitting_swaps
       where recipient_id = $1 and status = 'pending' and date > $2 and ${notBlocked('$1', 'requester_id')}
     ) as swaps,
     (${unreadTotal.text}) as unread`,
);

export class SqlCounts implements CountQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async countsOf(me: MemberId, now: Date): Promise<CountsView> {
    const [counts] = await rows(this.#transaction, countsOf, [me, now]);
    if (!counts) throw new Error('The counts were not answered');
    return counts;
  }
}
