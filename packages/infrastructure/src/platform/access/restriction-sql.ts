import { restrictionKinds } from '@nestmates/domain/platform/access/restriction.ts';

/** Whether the member was told by now of what the weight of reports does. */
export const isTold = (toldAt: string): string => `(${toldAt} is null or ${toldAt} <= server_time())`;

const inForce = (until: string): string => `(${until} is null or ${until} > server_time())`;

/**
 * What restricts a member in this second, as `member_id`, `kind` and `until_at`: the strongest, as the last decision or
 * job has left it, and where that has ended, or is not among those to be counted, whatever else is. No name in it is one of
 * the statement around. `isCounted` is SQL for a column that says when the member is told; `member` is SQL.
 */
const restrictionsIf = (isCounted: (toldAt: string) => string, member: string): string => {
  const strongestCounts = `(${inForce('strongest.until_at')} and ${isCounted('strongest.told_at')})`;
  return `
  select strongest.member_id, strongest.kind, strongest.until_at from restricted_members strongest
  where strongest.member_id = ${member} and ${strongestCounts}
  union all
  select strongest.member_id, weaker.restricted_kind, weaker.restricted_until
  from restricted_members strongest join (
    select member_id as restricted_id, kind as restricted_kind, until_at as restricted_until, told_at as restricted_told
    from restrictions where lifted_at is null
  ) weaker on weaker.restricted_id = strongest.member_id
  where strongest.member_id = ${member} and not ${strongestCounts}
    and ${inForce('weaker.restricted_until')} and ${isCounted('weaker.restricted_told')}`;
};

export const restrictionsNow = (member: string): string => restrictionsIf(() => 'true', member);

/**
 * Whether a member is away since before that time, or banned since whenever, if that counts. The decisions say since when.
 * `member` and `at` are SQL.
 */
export const isAwaySince = (
  member: string,
  at: string,
  { orBanned }: { readonly orBanned: boolean },
): string => `exists (
  select from restrictions begun
  where begun.member_id = ${member} and begun.lifted_at is null and ${inForce('begun.until_at')} and (
    begun.kind <> 'limited' and begun.from_at < ${at}${orBanned ? " or begun.kind = 'banned'" : ''}
  ) offset 0
)`;

/** The same as far as the member was told. */
const toldRestrictionsNow = (member: string): string => restrictionsIf(isTold, member);

const fromTheStrongest = restrictionKinds.toReversed().map((kind) => `'${kind}'`);

const joinStrongest = (restrictions: string): string => `left join lateral (
    select held.kind, held.until_at from (${restrictions}) held
    order by array_position(array[${fromTheStrongest.join(', ')}], held.kind), held.until_at desc nulls first limit 1
  ) restricted on true`;

/** The strongest of what restricts a member, if anything does. */
export const joinRestriction = (member: string): string => joinStrongest(restrictionsNow(member));

/** The same as the member knows it: for what their own calls answer. */
export const joinToldRestriction = (member: string): string => joinStrongest(toldRestrictionsNow(member));

export const restrictionColumns =
  'restricted.kind as restriction_kind, restricted.until_at as restriction_until';

/**
 * The profile photo as others are shown it. One that is hidden is asked about again, since what has hidden it may have ended.
 * `user` is SQL.
 */
export const shownPhoto = (user: string): string => `case
  when ${user}.photo_is_hidden and not photo_is_for_nobody(${user}.id, ${user}.profile_photo_url)
  then ${user}.profile_photo_url else ${user}.shown_photo_url end`;

/** The same as the member `me` sees it, who goes on seeing their own. `user` and `me` are SQL. */
export const shownPhotoFor = (user: string, me: string): string =>
  `case when ${user}.id = ${me} then ${user}.profile_photo_url else ${shownPhoto(user)} end`;

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

/** Whether nobody but its author is shown it, told or not. `id` is SQL. */
export const isHidden = (kind: string, id: string): string => `not ${notHiddenFromOthers(kind, id)}`;

/**
 * Why nobody but its author is shown it, once the author is told. For what is said to the author alone: until then others
 * are not shown it either, and `isHidden` decides about them. `id` is SQL.
 */
export const whyHidden = (kind: string, id: string): string => `(
  select case why when 'by-weight' then 'being-looked-at' else 'removed' end
  from hidden_things where kind = '${kind}' and thing_id = (${id})::text and ${isTold('told_at')}
)`;

/** The same for its author alone. `author` and `me` are SQL, too. */
export const whyHiddenFor = (kind: string, id: string, author: string, me: string): string =>
  `case when ${author} = ${me} then ${whyHidden(kind, id)} end`;
