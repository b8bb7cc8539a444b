import { restrictionKinds } from '@nestmates/domain/platform/access/restriction.ts';

const inForce = (until: string): string => `(${until} is null or ${until} > server_time())`;

/**
 * What restricts a member in this second, as `member_id`, `kind` and `until_at`: the strongest, as the last decision or
 * job has left it, and once that has ended whatever else has not. No name in it is one of
 * the statement around. `member` is SQL.
 */
export const restrictionsNow = (member: string): string => `
  select strongest.member_id, strongest.kind, strongest.until_at from restricted_members strongest
  where strongest.member_id = ${member} and ${inForce('strongest.until_at')}
  union all
  select strongest.member_id, weaker.restricted_kind, weaker.restricted_until
  from restricted_members strongest join (
    select member_id as restricted_id, kind as restricted_kind, until_at as restricted_until
    from restrictions where lifted_at is null
  ) weaker on weaker.restricted_id = strongest.member_id
  where strongest.member_id = ${member} and strongest.until_at <= server_time() and ${inForce('weaker.restricted_until')}`;

const fromTheStrongest = restrictionKinds.toReversed().map((kind) => `'${kind}'`);

/** The strongest of them, if anything does. */
export const joinRestriction = (member: string): string => `left join lateral (
    select held.kind, held.until_at from (${restrictionsNow(member)}) held
    order by array_position(array[${fromTheStrongest.join(', ')}], held.kind), held.until_at desc nulls first limit 1
  ) restricted on true`;

export const restrictionColumns =
  'restricted.kind as restriction_kind, restricted.until_at as restriction_until';

/**
 * The profile photo as others are shown it. One that is hidden is asked about again, since what has hidden it may have ended.
 * `user` is SQL.
 */
export const shownPhoto = (user: string): string => `case
  when ${user}.photo_is_hidden and not photo_is_for_nobody(${user}.id, ${user}.profile_photo_url)
  then ${user}.profile_photo_url else ${user}.shown_photo_url end`;

/**
 * The predicate for every read of things of members: what is hidden until somebody has looked, or removed by a decision,
 * is shown to its author alone. `id` and `me` are SQL. With an offset each is looked up by its key, however many there are.
 */
export const notHidden = (kind: string, id: string, me: string): string => `not exists (
  select from hidden_things
  where kind = '${kind}' and thing_id = (${id})::text and member_id is distinct from ${me} offset 0
)`;

/** The same where its author is not asked about. */
export const notHiddenFromOthers = (kind: string, id: string): string => notHidden(kind, id, 'null::integer');

/** Why nobody but its author is shown it, if that is so. `id` is SQL. */
export const whyHidden = (kind: string, id: string): string => `(
  select case why when 'by-weight' then 'being-looked-at' else 'removed' end
  from hidden_things where kind = '${kind}' and thing_id = (${id})::text
)`;

/** The same for its author alone. `author` and `me` are SQL, too. */
export const whyHiddenFor = (kind: string, id: string, author: string, me: string): string =>
  `case when ${author} = ${me} then ${whyHidden(kind, id)} end`;
