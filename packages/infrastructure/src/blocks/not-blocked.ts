/**
 * The one predicate that every read of other members goes through. `me` and `other` are SQL: a parameter
 * or a column. Whom one may not see is read once and then only looked up; a visitor (null) has no blocks.
 */
export const notBlocked = (me: string, other: string): string => `${other} not in (
  select blocked_id from blocks where blocker_id = ${me}
  union all
  select blocker_id from blocks where blocked_id = ${me}
)`;
