/** The lock of two members: one for the two, whichever of them asks for it, since the lower id comes first. */
export const pairLock = (one: string, other: string): string =>
  `pg_advisory_xact_lock(least(${one}, ${other}), greatest(${one}, ${other}))`;

/**
 * Two members' rows, in the order of their ids and kept from being deleted until the transaction ends; for a
 * statement that has the pair's lock.
 */
export const presentMembers = (one: string, other: string): string =>
  `select * from users where id in (${one}, ${other}) order by id for key share`;

/** Whether one has asked the other about something that they sell. */
export const isBuyerOf = (buyer: string, seller: string): string => `exists (
  select from listing_conversations where buyer_id = ${buyer} and seller_id = ${seller}
)`;

/** Whether one has ordered something from the other. */
export const hasOrderedFrom = (buyer: string, seller: string): string => `exists (
  select from listing_conversations where buyer_id = ${buyer} and seller_id = ${seller} and ordered
)`;

/** Whether two members were connected until after `since`, which is SQL. */
export const connectedUntil = (one: string, other: string, since: string): string => `exists (
  select from ended_connections
  where low_id = least(${one}, ${other}) and high_id = greatest(${one}, ${other}) and ended_at > ${since}
)`;

/** Whether two members are connected. */
export const connected = (one: string, other: string): string => `exists (
  select from matches
  where user_id1 = least(${one}, ${other}) and user_id2 = greatest(${one}, ${other}) and status = 'accepted'
)`;
