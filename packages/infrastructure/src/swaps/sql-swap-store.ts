import type { SwapContext, SwapRequest, SwapRow, SwapStore } from '@nestmates/application/swaps/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { PendingSwap, SettledSwap, Swap, SwapId } from '@nestmates/domain/swaps/swap.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { requireOneRow, rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { type SwapWithPartnerRow, swapColumns, swapRowOf, swapWithPartnerColumns } from './swap-row.ts';

/** Locks both members' rows, so that a concurrent account deletion waits, and then deletes the swap too. */
const swapContext = statement<Pick<SwapContext, 'matchId' | 'children'> & SwapContext['other']>(
  'swaps-context',
  `with present as (
     select id, first_name, profile_photo_url from users where id in ($1, $2) order by id for key share
   )
   select m.id as "matchId", u.id, u.first_name as "firstName", u.profile_photo_url as "profilePhotoUrl", (
     select coalesce(
       json_agg(json_build_object('id', c.id, 'gender', c.gender, 'age', c.age) order by c.position), '[]')
     from children c where c.user_id = me.id
   ) as children
   from present me
     join present u on u.id = $2
     join matches m on m.user_id1 = least($1::integer, $2::integer) and m.user_id2 = greatest($1::integer, $2::integer)
   where me.id = $1`,
);

const addSwap = statement<PendingSwap>(
  'swaps-add',
  `insert into babysitting_swaps as s (requester_id, recipient_id, match_id, date, location, child_ids,
     emergency_contact, notes, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (requester_id, recipient_id, date) where status = 'pending' do nothing
   returning ${swapColumns}`,
);

/**
 * The lower id first: the same lock of the pair that connecting, disconnecting, blocking and messaging take.
 */
const lockPairOfSwap = statement<Record<string, never>>(
  'swaps-lock-pair',
  `select pg_advisory_xact_lock(least(requester_id, recipient_id), greatest(requester_id, recipient_id))
   from babysitting_swaps where id = $1 and $2 in (requester_id, recipient_id)`,
);

/**
 * A separate statement after the lock: the statement that waits for the lock would read a snapshot from
 * before the wait.
 */
const swapById = statement<SwapWithPartnerRow>(
  'swaps-by-id',
  `select ${swapWithPartnerColumns}
   from babysitting_swaps s
     join users me on me.id = $2
     join users u on u.id = case when s.requester_id = me.id then s.recipient_id else s.requester_id end
   where s.id = $1 and me.id in (s.requester_id, s.recipient_id) and ${notBlocked('$2', 'u.id')}
   for key share of me, u`,
);

const settle = statement<{ id: number }>(
  'swaps-settle',
  'update babysitting_swaps set status = $2, settled_at = $3 where id = $1 and status = $4 returning id',
);

export class SqlSwapStore implements SwapStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async context(me: MemberId, other: MemberId): Promise<SwapContext | undefined> {
    const [row] = await rows(this.#transaction, swapContext, [me, other]);
    if (!row) return undefined;
    const { matchId, children, ...partner } = row;
    return { matchId, children, other: partner };
  }

  async add(request: SwapRequest): Promise<PendingSwap | undefined> {
    const { requesterId, recipientId, matchId, date, location, childIds } = request;
    const [added] = await rows(this.#transaction, addSwap, [
      requesterId,
      recipientId,
      matchId,
      date,
      location,
      childIds,
      request.emergencyContact,
      request.notes,
      request.createdAt,
    ]);
    return added;
  }

  async lock(id: SwapId, me: MemberId): Promise<SwapRow | undefined> {
    await rows(this.#transaction, lockPairOfSwap, [id, me]);
    const [found] = await rows(this.#transaction, swapById, [id, me]);
    return found && swapRowOf(found);
  }

  async settle({ id, status, settledAt }: SettledSwap, expectedStatus: Swap['status']): Promise<void> {
    requireOneRow(
      await rows(this.#transaction, settle, [id, status, settledAt, expectedStatus]),
      'Settling a swap',
    );
  }
}
