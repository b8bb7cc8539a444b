/** What restricts a member now, if anything; a row of `restricted_members` joined to the member's. */
export const joinRestriction = (user: string): string =>
  `left join restricted_members restricted on restricted.member_id = ${user}.id`;

export const restrictionColumns =
  'restricted.kind as restriction_kind, restricted.until_at as restriction_until';

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
