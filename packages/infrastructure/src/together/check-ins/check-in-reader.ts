import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type {
  CheckInQueries,
  City,
  CurrentSince,
  NearbyRow,
} from '@nestmates/application/together/check-ins/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CheckIn } from '@nestmates/domain/together/check-ins/check-in.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { connected } from '../../members/pairs/pair-sql.ts';
import { personSummaryColumns } from '../../members/people/person-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CheckInModel } from './check-in-model.ts';

const me = ':me::integer';

/** Within a city; `my` is a row with the member's city and state. */
const publicIn = (my: string): string => `
  c.state = ${my}.state and c.city = ${my}.city and c.type = 'public' and c.ended_at is null
  and c.created_at > :since and c.user_id <> ${me} and ${notBlocked(me, 'c.user_id')}`;

/** How many members are out in a city, as the list would show them. */
export const nearbyCount = `
  select count(*)::integer from users my join checkins c on ${publicIn('my')} where my.id = ${me}`;

const requested = (requester: string, recipient: string, which = 'true'): string => `exists (
  select from connection_requests
  where requester_id = ${requester} and recipient_id = ${recipient} and ${which}
)`;

/** A request that was declined still counts as sent: the one who asked is not told. */
const relation = `case
  when ${connected(me, 'u.id')} then 'connected'
  when ${requested('u.id', me, "status = 'pending'")} then 'requested-by'
  when ${requested(me, 'u.id')} then 'requested'
  else 'none'
end as relation`;

export const nearbyPage = `
  select n.check_in_id, n.location, n.checked_in_at, ${personSummaryColumns('u')}, ${relation}
  from (
    select c.id as check_in_id, c.user_id, c.location, c.created_at as checked_in_at
    from users my join checkins c on ${publicIn('my')}
    where my.id = ${me} and c.id < coalesce(:before::bigint, 9223372036854775807)
    order by c.id desc limit :limit::integer
  ) n join users u on u.id = n.user_id
  order by n.check_in_id desc`;

/** The spelling of a place that is used most. */
const places = `
  select mode() within group (order by c.location) as location
  from users my join checkins c on c.state = my.state and c.city = my.city
  where my.id = ${me} and c.type = 'public' and c.created_at > :since
  group by lower(c.location) having count(distinct c.user_id) >= :members::integer
  order by count(distinct c.user_id) desc, lower(c.location) limit :limit::integer`;

const audience = `
  select id from (
    (
      select c.user_id as id from (select :state::text as state, :city::text as city) my
      join checkins c on ${publicIn('my')}
      order by c.id desc limit :limit::integer
    )
    union
    (
      select u.id from (
        select user_id2 as id from matches where user_id1 = ${me} and status = 'accepted'
        union all
        select user_id1 from matches where user_id2 = ${me} and status = 'accepted'
      ) m join users u on u.id = m.id
      where u.state = :state and u.city = :city and ${notBlocked(me, 'u.id')}
      limit :limit::integer
    )
  ) told limit :limit::integer`;

export class CheckInReader implements CheckInQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async current({ me: userId, since }: CurrentSince): Promise<CheckIn | undefined> {
    return CheckInModel.query(this.#transaction.db)
      .findOne({ userId, endedAt: null })
      .where('createdAt', '>', since)
      .select('id', 'userId', 'location', 'type', 'createdAt')
      .castTo<CheckIn | undefined>();
  }

  nearby(which: CurrentSince, { limit, before }: PageRequest<number>): Promise<readonly NearbyRow[]> {
    return sql(this.#transaction, nearbyPage, { ...which, limit, before: before ?? null });
  }

  async places(
    meId: MemberId,
    which: { readonly since: Date; readonly members: number; readonly limit: number },
  ): Promise<readonly string[]> {
    const found = await sql<{ location: string }>(this.#transaction, places, { me: meId, ...which });
    return found.map(({ location }) => location);
  }

  async audience(
    which: CurrentSince,
    where: City & { readonly limit: number },
  ): Promise<readonly MemberId[]> {
    const found = await sql<{ id: MemberId }>(this.#transaction, audience, { ...which, ...where });
    return found.map(({ id }) => id);
  }
}
