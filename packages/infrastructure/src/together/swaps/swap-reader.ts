import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type {
  ChildSwap,
  GivenAndGot,
  ListedSwaps,
  PagedSwap,
  SwapEmailData,
  SwapQueries,
} from '@nestmates/application/together/swaps/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { clockOf } from '@nestmates/domain/together/calendar/reminder.ts';
import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { otherParty, type Swap, type SwapId, type SwapParty } from '@nestmates/domain/together/swaps/swap.ts';
import { maxTimeAhead } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { raw } from 'objection';
import { notBlocked, notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrFirst } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { SwapModel } from './swap-models.ts';
import { otherTimesOf, type SwapWithPartnerRow, swapRowOf, swapWithPartnerColumns } from './swap-row.ts';
import {
  isGoingOn,
  isListed,
  isParted,
  isShownSwap,
  proposedEnd,
  swapEnd,
  swapLapse,
  swapOver,
} from './swap-time-sql.ts';

const span = (length: number): string => `interval '${length / 1000} seconds'`;

/** How long before it leaves its list a swap begins at most, which is what the indexes know. */
const earliest = `case :status when 'pending' then ${span(2 * maxTimeAhead)} else ${span(planTimeRule.longest)} end`;

/** A list with an end is of what is over. */
const goesOn = `(:until::timestamptz is null and ${isGoingOn('s', ':from::timestamptz')})`;

/** Reads a page from each direction with an index, and merges the two. */
const pageInDirection = (me: string, other: string) =>
  `select *, ${other} as other from babysitting_swaps s
   where ${me} = :me::integer and status = :status and date > :from::timestamptz - ${earliest} and ${isListed('s', ':from::timestamptz')}
   and (:until::timestamptz is null or ${swapOver('s')} <= :until::timestamptz)
   and (date, id) > (${timestampOrFirst(':at')}, :id::bigint) and ${isShownSwap(goesOn, isParted('s'), ':me::integer', other)}
   order by date, id limit :limit::integer`;

export const swapsOf = `
  select ${swapWithPartnerColumns}, ${microsecondsOf('s.date')} as at
  from (
    (${pageInDirection('requester_id', 'recipient_id')}) union all (${pageInDirection('recipient_id', 'requester_id')})
    order by date, id limit :limit::integer
  ) s join users u on u.id = s.other
  order by s.date, s.id`;

/** So many of each child are enough to name them in a question. */
const maxSwapsOfChild = 5;

const swapsOfChildren = `
  select c.id as child_id, s.id as swap_id, s.status, s.date, ${swapEnd('s')} as until, u.id as other_id, u.first_name, ${shownPhoto('u')} as profile_photo_url
  from children c
  cross join lateral (
    select * from babysitting_swaps listed
    where requester_id = :me::integer and c.id = any(child_ids) and ${isShownSwap(isGoingOn('listed', ':now::timestamptz'), isParted('listed'), ':me::integer', 'recipient_id')}
    and ${isListed('listed', ':now::timestamptz')}
    order by date, id limit :limit::integer
  ) s
  join users u on u.id = s.recipient_id
  where c.user_id = :me::integer
  order by c.position, s.date, s.id`;

const broughtCount = `(
  select count(*)::integer from children c
  where c.user_id = babysitting_swaps.recipient_id and c.id = any(babysitting_swaps.recipient_child_ids)
)`;

const lengthMs = `extract(epoch from ${swapEnd('s')} - s.date) * 1000`;

const timeGivenAndGot = `
  select coalesce(sum(${lengthMs}) filter (where s.recipient_id = :me::integer), 0)::float8 as given,
    coalesce(sum(${lengthMs}) filter (where s.requester_id = :me::integer), 0)::float8 as got
  from babysitting_swaps s
  where (s.requester_id = :me::integer or s.recipient_id = :me::integer) and s.status = 'confirmed'
    and s.requester_outcome = 'yes' and s.recipient_outcome = 'yes'`;

/** Swaps end with the connection that they were arranged in, so its id leads to all of them. */
const doneBetween = `
  select count(*)::integer as done
  from matches m join babysitting_swaps s on s.match_id = m.id
  where m.user_id1 = least(:me::integer, :other::integer) and m.user_id2 = greatest(:me::integer, :other::integer)
    and m.status = 'accepted' and s.status = 'confirmed'
    and s.requester_outcome = 'yes' and s.recipient_outcome = 'yes'`;

interface ChildSwapRow extends Omit<ChildSwap, 'other'> {
  readonly otherId: number;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

export class SwapReader implements SwapQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async swapsOf(
    me: MemberId,
    which: ListedSwaps,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedSwap[]> {
    const bindings = {
      me,
      until: null,
      ...which,
      at: before?.at ?? null,
      id: before?.id ?? null,
      limit,
    };
    const found = await sql<SwapWithPartnerRow & { at: string }>(this.#transaction, swapsOf, bindings);
    return found.map((row) => ({ ...swapRowOf(row), cursor: timeCursorOf(row.at, row.id) }));
  }

  async swapsOfChildren(me: MemberId, now: Date): Promise<readonly ChildSwap[]> {
    const bindings = { me, now, limit: maxSwapsOfChild };
    const found = await sql<ChildSwapRow>(this.#transaction, swapsOfChildren, bindings);
    return found.map(({ otherId, firstName, profilePhotoUrl, ...swap }) => ({
      ...swap,
      other: { id: otherId, firstName, profilePhotoUrl },
    }));
  }

  async timeGivenAndGot(me: MemberId): Promise<GivenAndGot> {
    const [sums] = await sql<GivenAndGot>(this.#transaction, timeGivenAndGot, { me });
    return sums ?? { given: 0, got: 0 };
  }

  async doneBetween(me: MemberId, other: MemberId): Promise<number> {
    const [found] = await sql<{ readonly done: number }>(this.#transaction, doneBetween, { me, other });
    return found?.done ?? 0;
  }

  async emailDataOf(
    id: SwapId,
    { status, party }: { readonly status: Swap['status']; readonly party: SwapParty },
  ): Promise<SwapEmailData | undefined> {
    type Row = Omit<SwapEmailData, 'timeZone' | 'proposed' | 'times' | 'place'> &
      Parameters<typeof clockOf>[0] &
      Parameters<typeof otherTimesOf>[0] & {
        readonly placeOf: MemberId | null;
        readonly proposedDate: Date | null;
        readonly proposedUntil: Date | null;
      };
    const other = otherParty(party);
    const found = await SwapModel.query(this.#transaction.db)
      .joinRelated('[requester, recipient]')
      .findById(id)
      .where('babysitting_swaps.status', status)
      .whereNotNull('babysitting_swaps.matchId')
      // A request of somebody who is away is listed nowhere.
      .whereRaw((status === 'pending' ? notBlocked : notBlockedByEither)(`${party}.id`, `${other}.id`))
      .select({
        memberId: `${party}.id`,
        to: `${party}.email`,
        firstName: `${party}.firstName`,
        otherId: `${other}.id`,
        otherName: `${other}.firstName`,
        date: 'babysitting_swaps.date',
        until: raw(swapEnd('babysitting_swaps')),
        hasEnd: raw('babysitting_swaps.length_ms is not null'),
        lapsesAt: raw(swapLapse('babysitting_swaps')),
        otherDates: 'babysitting_swaps.otherDates',
        otherLengthsMs: 'babysitting_swaps.otherLengthsMs',
        placeOf: 'babysitting_swaps.placeOf',
        proposedDate: 'babysitting_swaps.proposedDate',
        proposedUntil: raw(proposedEnd),
        broughtCount: raw(broughtCount),
        outcome: `babysitting_swaps.${party}Outcome`,
        timeZone: `babysitting_swaps.${party}TimeZone`,
        state: `${party}.state`,
      })
      .castTo<Row | undefined>();
    if (!found) return undefined;
    const { timeZone, state, proposedDate, proposedUntil, otherDates, otherLengthsMs, placeOf, ...data } =
      found;
    const proposed = proposedDate && proposedUntil && { date: proposedDate, until: proposedUntil };
    const { date, until } = data;
    const times = [{ date, until }, ...otherTimesOf({ otherDates, otherLengthsMs })];
    const place = placeOf === null ? null : { of: placeOf };
    return { ...data, times, place, proposed, timeZone: clockOf({ timeZone, state }) };
  }
}
