/** What restricts a member now, if anything; a row of `restricted_members` joined to the member's. */
export const joinRestriction = (user: string): string =>
  `left join restricted_members restricted on restricted.member_id = ${user}.id`;

export const restrictionColumns =
  'restricted.kind as restriction_kind, restricted.until_at as restriction_until';

/** A thing that is hidden until somebody has looked, or removed; its author alone sees it. `id` is SQL, as `owner`. */
export const notHidden = (kind: string, id: string, owner: string, me: string): string => `(
  ${owner} is not distinct from ${me}
  or not exists (select from hidden_things where kind = '${kind}' and thing_id = ${id}::text)
)`;
