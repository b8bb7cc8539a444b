import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type {
  CheckInQueries,
  City,
  NearbyRow,
  OwnCheckIn,
  ShownCheckIns,
  SuggestedPlaces,
} from '@nestmates/application/together/check-ins/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { connected } from '../../members/pairs/pair-sql.ts';
import { personSummaryColumns } from '../../members/people/person-sql.ts';
import { notHidden, whyHidden } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const me = ':me::integer';

/** Where an e-mail has to be verified, nobody is shown a stranger who has not. */
const verified = (user: string): string =>
  `(not :verifiedOnly::boolean or ${user}.email_verified_at is not null)`;

/** Whether a home has been in its city for long enough to be shown what strangers do there. */
const settled = (user: string): string =>
  `(${user}.home_since is null or ${user}.home_since <= :settledBefore::timestamptz)`;

const current = `
  select c.id, c.user_id, c.location, c.type, c.created_at, ${whyHidden('check-in', 'c.id')} as hidden
  from checkins c where c.user_id = :userId and c.ended_at is null and c.created_at > :since`;

const publicNow = `c.type = 'public' and c.ended_at is null and c.created_at > :since
  and c.user_id <> ${me} and ${notBlocked(me, 'c.user_id')} and ${notHidden('check-in', 'c.id', me)}`;

const connections = `(
  select user_id2 as id from matches where user_id1 = ${me} and status = 'accepted'
  union all
  select user_id1 from matches where user_id2 = ${me} and status = 'accepted'
)`;

/** Those of the viewer's city, once the viewer is settled there. */
const ofCity = `from users my join checkins c on c.state = my.state and c.city = my.city
  join users u on u.id = c.user_id
  where my.id = ${me} and ${settled('my')} and ${publicNow} and ${verified('u')} and not u.paused`;

/** Wherever they are. */
const ofConnections = `from ${connections} m join checkins c on c.user_id = m.id where ${publicNow}`;

/** How many are out whom the viewer may see, as the list would show them. */
export const nearbyCount = `
  select count(*)::integer from (select c.id ${ofCity} union select c.id ${ofConnections}) seen`;

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

const pageOf = (which: string): string => `(
  select c.id as check_in_id, c.user_id, c.location, c.city as out_in, c.created_at as checked_in_at ${which}
  and c.id < coalesce(:before::bigint, 9223372036854775807)
  order by c.id desc limit :limit::integer
)`;

export const nearbyPage = `
  select n.check_in_id, n.location, n.out_in, n.checked_in_at, ${personSummaryColumns('u')}, ${relation}
  from (
    ${pageOf(ofCity)} union ${pageOf(ofConnections)} order by check_in_id desc limit :limit::integer
  ) n join users u on u.id = n.user_id
  order by n.check_in_id desc`;

/**
 * The spelling of a place that is used most. The viewer's own check-in counts for nothing, or else it would tell whether
 * anybody else was at a place that the viewer only guesses.
 */
const places = `
  select mode() within group (order by c.location) as location
  from users my join checkins c on c.state = my.state and c.city = my.city
  where my.id = ${me} and ${settled('my')} and c.type = 'public' and c.created_at > :since
    and c.user_id <> ${me} and ${notBlocked(me, 'c.user_id')} and ${notHidden('check-in', 'c.id', me)}
  group by lower(c.location) having count(distinct c.user_id) >= :members::integer
  order by count(distinct c.user_id) desc, lower(c.location) limit :limit::integer`;

const audience = `
  select id from (
    (
      select u.id from checkins c join users u on u.id = c.user_id
      where c.state = :state::text and c.city = :city::text and ${publicNow} and ${settled('u')} and ${verified('u')}
        and not exists (select from users my where my.id = ${me} and my.paused)
      order by c.id desc limit :limit::integer
    )
    union
    (
      select m.id from ${connections} m where ${notBlocked(me, 'm.id')} order by m.id limit :limit::integer
    )
  ) told limit :limit::integer`;

/** What these statements are asked with. */
export const shownCheckIns = ({ verificationPolicy, ...which }: ShownCheckIns) => ({
  ...which,
  verifiedOnly: verificationPolicy === 'required',
});

export class CheckInReader implements CheckInQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async current({ me: userId, since }: Pick<ShownCheckIns, 'me' | 'since'>): Promise<OwnCheckIn | undefined> {
    const [found] = await sql<OwnCheckIn>(this.#transaction, current, { userId, since });
    return found;
  }

  nearby(which: ShownCheckIns, { limit, before }: PageRequest<number>): Promise<readonly NearbyRow[]> {
    return sql(this.#transaction, nearbyPage, { ...shownCheckIns(which), limit, before: before ?? null });
  }

  async places(meId: MemberId, which: SuggestedPlaces): Promise<readonly string[]> {
    const found = await sql<{ location: string }>(this.#transaction, places, { me: meId, ...which });
    return found.map(({ location }) => location);
  }

  async audience(
    which: ShownCheckIns,
    where: City & { readonly limit: number },
  ): Promise<readonly MemberId[]> {
    const found = await sql<{ id: MemberId }>(this.#transaction, audience, {
      ...shownCheckIns(which),
      ...where,
    });
    return found.map(({ id }) => id);
  }
}
