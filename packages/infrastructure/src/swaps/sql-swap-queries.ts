import type { PageRequest, TimeCursor } from '@nestmates/application/contract/paging.ts';
import type { PagedSwap, SwapLetterData, SwapQueries } from '@nestmates/application/swaps/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Swap, SwapId, SwapParty } from '@nestmates/domain/swaps/swap.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import { microsecondsOf, timeCursorOf, timestampOrFirst } from '../database/time-cursor.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { type SwapWithPartnerRow, swapRowOf, swapWithPartnerColumns } from './swap-row.ts';

/** Reads a page from each direction with an index, and merges the two. */
const pageInDirection = (me: string, other: string) =>
  `select *, ${other} as other from babysitting_swaps
   where ${me} = $1 and status = $2 and date > $3
   and (date, id) > (${timestampOrFirst('$4')}, $5::bigint) and ${notBlocked('$1', other)}
   order by date, id limit $6`;

export const swapsOf = statement<SwapWithPartnerRow & { readonly at: string }>(
  'swaps-of',
  `select ${swapWithPartnerColumns}, ${microsecondsOf('s.date')} as at
   from (
     (${pageInDirection('requester_id', 'recipient_id')}) union all (${pageInDirection('recipient_id', 'requester_id')})
     order by date, id limit $6
   ) s join users u on u.id = s.other
   order by s.date, s.id`,
);

const letterData = statement<SwapLetterData>(
  'swaps-letter-data',
  `select u.id as "memberId", u.email as to, u.first_name as "firstName", o.first_name as "otherName", s.date
   from babysitting_swaps s
     join users u on u.id = case $3 when 'requester' then s.requester_id else s.recipient_id end
     join users o on o.id = case $3 when 'requester' then s.recipient_id else s.requester_id end
   where s.id = $1 and s.status = $2 and s.date > $4 and ${notBlocked('u.id', 'o.id')}`,
);

export class SqlSwapQueries implements SwapQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async swapsOf(
    me: MemberId,
    { status, from }: { readonly status: Swap['status']; readonly from: Date },
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedSwap[]> {
    const values = [me, status, from, before?.at ?? null, before?.id ?? null, limit];
    const found = await rows(this.#transaction, swapsOf, values);
    return found.map(({ at, ...row }) => ({ ...swapRowOf(row), cursor: timeCursorOf(at, row.id) }));
  }

  async letterDataOf(
    id: SwapId,
    {
      status,
      party,
      from,
    }: { readonly status: Swap['status']; readonly party: SwapParty; readonly from: Date },
  ): Promise<SwapLetterData | undefined> {
    const [letter] = await rows(this.#transaction, letterData, [id, status, party, from]);
    return letter;
  }
}
