/** Whom a member has blocked, and who has blocked them; `me` is SQL. */
export const blockedPairsOf = (me: string): string => `
  select blocked_id from blocks where blocker_id = ${me}
  union all
  select blocker_id from blocks where blocked_id = ${me}
`;

/** Of whom nobody is shown anything. */
export const awayMembers = `select member_id from restricted_members where kind <> 'limited'`;

/**
 * Whether the two know each other: as connections, or as buyer and seller. With an offset, each is looked up by its key
 * and never by reading the whole table into memory.
 */
const knows = (me: string, other: string): string => `(
  exists (
    select from matches
    where user_id1 = least(${me}, ${other}) and user_id2 = greatest(${me}, ${other}) and status = 'accepted' offset 0
  ) or exists (select from listing_conversations where buyer_id = ${me} and seller_id = ${other} offset 0)
  or exists (select from listing_conversations where buyer_id = ${other} and seller_id = ${me} offset 0)
)`;

/** By its key alone: whether a member is not shown because of what restricts them. */
export const restrictedFor = (me: string, other: string): string => `exists (
  select from restricted_members
  where member_id = ${other} and member_id is distinct from ${me}
    and (kind <> 'limited' or not ${knows(me, 'member_id')})
)`;

/**
 * Whom a member is not shown: those of a block, who is suspended or banned, and who is limited and new to the member;
 * `me` is SQL, and null for a visitor.
 */
const blockedOf = (me: string): string => `${blockedPairsOf(me)}
  union all
  select member_id from restricted_members
  where member_id is distinct from ${me} and (kind <> 'limited' or not ${knows(me, 'member_id')})
`;

/**
 * The predicate for every read of other members, and the one place where a read asks who is restricted. `me` and
 * `other` are SQL: a parameter or a column. PostgreSQL reads the member's blocks once and looks each member up in
 * them; a visitor (null) has no blocks.
 */
export const notBlocked = (me: string, other: string): string => `${other} not in (${blockedOf(me)})`;

/** The same for what two have written to each other, which stays readable while one of them is away. */
export const notBlockedByEither = (me: string, other: string): string =>
  `${other} not in (${blockedPairsOf(me)})`;
