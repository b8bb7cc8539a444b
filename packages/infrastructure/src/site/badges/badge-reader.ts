import type { ConversationFilter } from '@nestmates/application/friends/messages/conversation-filter.ts';
import type { CountsView } from '@nestmates/application/site/badges/contract.ts';
import type { BadgeQueries, CountTimes } from '@nestmates/application/site/badges/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SwapParty } from '@nestmates/domain/together/swaps/swap.ts';
import { buyerCount, sellerCount, unreadTotal } from '../../friends/messages/message-sql.ts';
import { shownNotification } from '../../members/notifications/notification-repository.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { nearbyCount, shownCheckIns } from '../../together/check-ins/check-in-reader.ts';
import { endsAfter, isParted, lastAskedFor, swapOver } from '../../together/swaps/swap-time-sql.ts';

const visible = (other: string) => notBlocked(':me::integer', other);

/** A connection has its two members in a fixed order, so each column is counted by its own index. */
const connectedAs = (me: string, other: string) =>
  `(select count(*) from matches where ${me} = :me and ${visible(other)})`;

/** Each direction is read by an index of its own. */
const swapAnswersAs = (me: SwapParty, other: SwapParty) =>
  `(
    select count(*) from babysitting_swaps s
    where ${me}_id = :me and not ${isParted('s')} and ${visible(`${other}_id`)} and (
      status = 'confirmed' and ${endsAfter('s', ':askedFrom::timestamptz')} and ${swapOver('s')} <= :askedUntil::timestamptz and ${me}_outcome is null
      or status in ('pending', 'confirmed') and (date > :now or status = 'pending') and proposed_date > :now
        and proposed_by = '${other}'
    )
  )`;

const playdatesAs = (me: string, other: string) =>
  `(
    select count(*) from playdates
    where ${me} = :me and status = 'proposed' and ends_at > :now and proposed_by = ${other} and ${visible(other)}
  )`;

/** Few at most, since each is told of one matter. */
const unreadMoments = `
  select count(*)::integer from notifications n
  where n.member_id = :me::integer and not n.read and n.moment is not null and ${shownNotification(':me::integer')}`;

const unreadNotifications = `
  select count(*)::integer from (
    select from notifications n where n.member_id = :me::integer and not n.read and ${shownNotification(':me::integer')} limit 100
  ) unread`;

export const countsOf = `
  select (${connectedAs('user_id1', 'user_id2')} + ${connectedAs('user_id2', 'user_id1')})::integer as connections,
    (
      select count(*)::integer from connection_requests
      where recipient_id = :me and status = 'pending' and ${visible('requester_id')}
    ) as requests,
    (
      select count(*)::integer from babysitting_swaps s
      where recipient_id = :me and status = 'pending' and ${lastAskedFor('s')} > :now and ${visible('requester_id')}
    ) as swaps,
    (${swapAnswersAs('requester', 'recipient')} + ${swapAnswersAs('recipient', 'requester')})::integer as swap_answers,
    (${playdatesAs('user_id_one', 'user_id_two')} + ${playdatesAs('user_id_two', 'user_id_one')})::integer as playdates,
    (${nearbyCount}) as nearby,
    (${unreadTotal}) as unread,
    (${unreadNotifications}) as notifications,
    (${unreadMoments}) as moments,
    (${buyerCount}) as buyers,
    (${sellerCount}) as sellers,
    (select swaps_done from users where id = :me) as swaps_done,
    exists (select from listings where user_id = :me and status <> 'removed') as has_listings,
    (exists (select from orders where buyer_id = :me) or exists (select from orders where seller_id = :me)) as has_orders`;

export class BadgeReader implements BadgeQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async countsOf(
    me: MemberId,
    { now, askedAbout, checkIns, which }: CountTimes & ConversationFilter,
  ): Promise<CountsView> {
    const [counts] = await sql<CountsView>(this.#transaction, countsOf, {
      now,
      askedFrom: askedAbout.from,
      askedUntil: askedAbout.until,
      ...shownCheckIns({ me, ...checkIns }),
      which,
    });
    if (!counts) throw new Error('The counts were not answered');
    return counts;
  }
}
