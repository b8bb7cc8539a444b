import { restrictionsNow } from '../../platform/access/restriction-sql.ts';

/** Whom a member has blocked, and who has blocked them; `me` is SQL. */
export const blockedPairsOf = (me: string): string => `
  select blocked_id from blocks where blocker_id = ${me}
  union all
  select blocker_id from blocks where blocked_id = ${me}
`;

/** Whether nobody is shown anything of a member. */
export const isAway = (member: string): string => `exists (
  select from (${restrictionsNow(member)}) held where held.kind <> 'limited' offset 0
)`;

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

/**
 * Whether a member is not shown because of what restricts them: suspended, banned, or limited and new to the other. With an
 * offset it is looked up by its key, however many are restricted.
 */
export const restrictedFor = (me: string, other: string): string => `exists (
  select from (${restrictionsNow(other)}) held
  where held.member_id is distinct from ${me}
    and (held.kind <> 'limited' or not ${knows(me, 'held.member_id')}) offset 0
)`;

/**
 * The predicate for every read of other members, and the one place where a read asks who is restricted. `me` and
 * `other` are SQL: a parameter or a column, `me` null for a visitor, who has no blocks. PostgreSQL reads the member's
 * blocks once and looks each member up in them.
 */
export const notBlocked = (me: string, other: string): string =>
  `(${notBlockedByEither(me, other)} and not ${restrictedFor(me, other)})`;

/** The same for what two have written to each other, which stays readable while one of them is away. */
export const notBlockedByEither = (me: string, other: string): string =>
  `${other} not in (${blockedPairsOf(me)})`;
