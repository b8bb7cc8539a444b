import type {
  EndedPlan,
  EndedPlans,
  PartedMember,
  PartedMembers,
} from '@nestmates/application/together/parting/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { endAfter } from '../../members/pairs/plan-end-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { isGoingOn } from '../swaps/swap-time-sql.ts';

const between = `select id from matches
  where user_id1 = least(:me::integer, :other::integer) and user_id2 = greatest(:me::integer, :other::integer)`;
const ofMember = 'select id from matches where user_id1 = :me::integer or user_id2 = :me::integer';

const theOthers = (mine: string, mineOf: string, theirs: string): string =>
  `case when ${mine} = :me::integer then ${theirs} else ${mineOf} end`;

const ahead = (matches: string): string => `
  select 'swap' as kind, id, date, ${endAfter('date', 'length_ms')} as until, ${theOthers('requester_id', 'requester_id', 'recipient_id')} as other_id,
    ${theOthers('requester_id', 'requester_time_zone', 'recipient_time_zone')} as time_zone,
    case when date > :now::timestamptz then null when requester_id = :me::integer then 'mine' else 'theirs' end as begun,
    coalesce(place_of <> :me::integer, false) as is_at_theirs
  from babysitting_swaps s
  where match_id in (${matches}) and status = 'confirmed'
    and (date > :now::timestamptz or ${isGoingOn('s', ':now::timestamptz')})
  union all
  select 'playdate', id, date, ${endAfter('date', 'length_ms')}, ${theOthers('user_id_one', 'user_id_one', 'user_id_two')},
    ${theOthers('user_id_one', 'time_zone_one', 'time_zone_two')}, null, false
  from playdates
  where match_id in (${matches}) and status = 'scheduled' and date > :now::timestamptz
  order by date, kind, id`;

/** What the erasure of an account asks. */
export const hasArrangedPlans = `(
  exists (select from babysitting_swaps where requester_id = :memberId and status = 'confirmed')
  or exists (select from babysitting_swaps where recipient_id = :memberId and status = 'confirmed')
  or exists (select from playdates where user_id_one = :memberId and status = 'scheduled')
  or exists (select from playdates where user_id_two = :memberId and status = 'scheduled')
)`;

const endBetween = `
  with forgotten as (
    delete from notifications
    where member_id in (:me::integer, :other::integer) and topic in (
      select 'swap-' || id from babysitting_swaps where match_id in (${between})
      union all
      select 'playdate-' || id from playdates where match_id in (${between})
    )
  ), going_on as (
    update babysitting_swaps s set match_id = null
    where match_id in (${between}) and ${isGoingOn('s', ':now::timestamptz')} and exists (
      select from blocks where (blocker_id, blocked_id) in ((:me, :other), (:other, :me))
    )
  ) ${ahead(between)}`;

const memberTold = `
  select id as member_id, email as "to", first_name, state from users where id = :memberId::integer`;

export class EndedPlanRepository implements EndedPlans, PartedMembers {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  ofMember(me: MemberId, now: Date): Promise<readonly EndedPlan[]> {
    return sql<EndedPlan>(this.#transaction, ahead(ofMember), { me, now });
  }

  endBetween(me: MemberId, other: MemberId, now: Date): Promise<readonly EndedPlan[]> {
    return sql<EndedPlan>(this.#transaction, endBetween, { me, other, now });
  }

  async find(memberId: MemberId): Promise<PartedMember | undefined> {
    const [found] = await sql<PartedMember>(this.#transaction, memberTold, { memberId });
    return found;
  }
}
