/** Whom a member has blocked, and who has blocked them; `me` is SQL. */
export const blockedOf = (me: string): string => `
  select blocked_id from blocks where blocker_id = ${me}
  union all
  select blocker_id from blocks where blocked_id = ${me}
`;

/**
 * The predicate for every read of other members. `me` and `other` are SQL: a parameter or a column. PostgreSQL
 * reads the member's blocks once and looks each member up in them; a visitor (null) has no blocks.
 */
export const notBlocked = (me: string, other: string): string => `${other} not in (${blockedOf(me)})`;
