import type {
  LockedSwap,
  OpenSwaps,
  SwapContext,
  SwapRequest,
  SwapStore,
} from '@nestmates/application/together/swaps/ports.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  ConfirmedSwap,
  PendingSwap,
  SettledSwap,
  Swap,
  SwapId,
} from '@nestmates/domain/together/swaps/swap.ts';
import { countedOn } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import type { OpenSwap } from '@nestmates/domain/together/swaps/swap-time.ts';
import { raw } from 'objection';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { pairLock, presentMembers } from '../../members/pairs/pair-sql.ts';
import { childChips, personSummaryColumns } from '../../members/people/person-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import { SwapModel } from './swap-models.ts';
import {
  columnsOfTimes,
  type LockedSwapRow,
  lengthAgreedOn,
  swapRowOf,
  swapWithPartnerColumns,
} from './swap-row.ts';
import { isListed, isParted } from './swap-time-sql.ts';

const context = `
  select m.id as match_id, ${personSummaryColumns('u')},
    (select first_name from users where id = :me::integer) as my_name, ${childChips(':me::integer')} as children
  from matches m join users u on u.id = :other::integer
  where m.user_id1 = least(:me::integer, :other::integer) and m.user_id2 = greatest(:me::integer, :other::integer)`;

const lockPairOfSwap = `
  select ${pairLock('requester_id', 'recipient_id')}
  from babysitting_swaps where id = :id and :me in (requester_id, recipient_id)`;

/**
 * A separate statement after the lock: the statement that waits for the lock would read a snapshot from
 * before the wait.
 */
const lockedSwap = `
  with s as (select * from babysitting_swaps where id = :id),
    present as materialized (
      ${presentMembers('(select requester_id from s)', '(select recipient_id from s)')}
    )
  select ${swapWithPartnerColumns}, me.first_name as my_name,
    ${childChips('me.id')} as my_children
  from s join present me on me.id = :me::integer join present u on u.id <> me.id
  where not ${isParted('s')} and ${notBlocked(':me::integer', 'u.id')}`;

/** The lower id first, as all locks of members. No row where that day is counted already. */
const countKept = `
  with counted as (
    insert into swap_days (first_member_id, second_member_id, day)
    values (
      least(:requesterId::integer, :recipientId::integer),
      greatest(:requesterId::integer, :recipientId::integer), :day::date
    )
    on conflict do nothing returning first_member_id, second_member_id
  ), both_members as (
    select u.id from counted join users u on u.id in (first_member_id, second_member_id)
    order by u.id for no key update of u
  )
  update users u set swaps_done = swaps_done + 1 from both_members where u.id = both_members.id`;

/** No card is removed meanwhile, so that none goes along that is gone. */
const lockCards = `
  select sc.child_id from sitter_cards sc join children c on c.id = sc.child_id
  where c.user_id = :me::integer order by sc.child_id for key share of sc`;

/** Another request of the member's for the same time that is not answered yet. */
const pendingRequest = "(requester_id, recipient_id, date) where status = 'pending'";

export class SwapRepository implements SwapStore, OpenSwaps {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async context(me: MemberId, other: MemberId): Promise<SwapContext | undefined> {
    type Row = Omit<SwapContext, 'other'> & PersonSummary;
    const [row] = await sql<Row>(this.#transaction, context, { me, other });
    if (!row) return undefined;
    const { matchId, myName, children, ...partner } = row;
    return { matchId, myName, children, other: partner };
  }

  async add(request: SwapRequest): Promise<PendingSwap | undefined> {
    const { date, until, hasEnd, otherTimes, place, proposal: _, ...columns } = request;
    const times = columnsOfTimes({ date, until, hasEnd }, otherTimes);
    const inserted = await SwapModel.query(this.#transaction.db)
      .insert({ ...columns, ...times, placeOf: place?.of ?? null })
      .onConflict(raw(pendingRequest))
      .ignore();
    const added = unlessIgnored(inserted);
    if (!added) return undefined;
    const { matchId: __, ...swap } = request;
    return { ...swap, id: added.id, status: 'pending' };
  }

  async lock(id: SwapId, me: MemberId): Promise<LockedSwap | undefined> {
    await sql(this.#transaction, lockPairOfSwap, { id, me });
    const [found] = await sql<LockedSwapRow>(this.#transaction, lockedSwap, { id, me });
    if (!found) return undefined;
    const { myName, myChildren, ...row } = found;
    return { ...swapRowOf(row), myName, myChildren };
  }

  async settle(swap: SettledSwap, expectedStatus: Swap['status']): Promise<void> {
    const { id, status, settledAt, requesterTimeZone, recipientTimeZone } = swap;
    const accepted =
      swap.status === 'confirmed'
        ? { ...columnsOfTimes(swap, []), recipientChildIds: swap.recipientChildIds }
        : { recipientChildIds: [] };
    const changed = await SwapModel.query(this.#transaction.db)
      .findById(id)
      .where({ status: expectedStatus })
      .patch({
        status,
        settledAt,
        requesterTimeZone,
        recipientTimeZone,
        ...accepted,
        proposedBy: null,
        proposedDate: null,
        proposedLengthMs: null,
      });
    requireOneRow(changed, 'Settling a swap');
  }

  async openOf(memberId: MemberId, now: Date): Promise<readonly SwapId[]> {
    const found = await SwapModel.query(this.#transaction.db)
      .where((either) => either.where({ requesterId: memberId }).orWhere({ recipientId: memberId }))
      .whereNotNull('matchId')
      .whereRaw(isListed('babysitting_swaps', ':now::timestamptz'), { now })
      .orderBy('id')
      .select('id');
    return found.map(({ id }) => id);
  }

  async saveTime(swap: OpenSwap): Promise<void> {
    const { id, proposal, requesterTimeZone, recipientTimeZone } = swap;
    const [otherTimes, recipientChildIds] =
      swap.status === 'pending'
        ? [swap.otherTimes, swap.proposal?.childIds ?? []]
        : [[], swap.recipientChildIds];
    const proposed = {
      proposedBy: proposal?.by ?? null,
      proposedDate: proposal?.date ?? null,
      proposedLengthMs: proposal ? lengthAgreedOn(proposal) : null,
    };
    const changed = await SwapModel.query(this.#transaction.db)
      .findById(id)
      .where({ status: swap.status })
      .patch({
        ...columnsOfTimes(swap, otherTimes),
        ...proposed,
        recipientChildIds,
        requesterTimeZone,
        recipientTimeZone,
      });
    requireOneRow(changed, 'Changing the time of a swap');
  }

  async saveOutcomes({ id, requesterOutcome, recipientOutcome }: ConfirmedSwap): Promise<void> {
    const changed = await SwapModel.query(this.#transaction.db)
      .findById(id)
      .patch({ requesterOutcome, recipientOutcome });
    requireOneRow(changed, 'Saving the outcome of a swap');
  }

  async lockCards(me: MemberId): Promise<readonly ChildId[]> {
    const found = await sql<{ readonly childId: ChildId }>(this.#transaction, lockCards, { me });
    return found.map(({ childId }) => childId);
  }

  async saveCards({ id, status, cardChildIds }: Swap): Promise<void> {
    const changed = await SwapModel.query(this.#transaction.db)
      .findById(id)
      .where({ status })
      .patch({ cardChildIds });
    requireOneRow(changed, 'Choosing the sitter cards of a swap');
  }

  async countKept(swap: ConfirmedSwap): Promise<void> {
    const { requesterId, recipientId } = swap;
    await sql(this.#transaction, countKept, { requesterId, recipientId, day: countedOn(swap) });
  }
}
