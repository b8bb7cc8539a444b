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

/** Selects the checkouts of two members at which one is about to pay the other. */
export const checkoutsBetween = (one: string, other: string): string => `
  select o.id from orders o
  where o.status = 'awaiting_payment'
    and ((o.buyer_id = ${one} and o.seller_id = ${other}) or (o.buyer_id = ${other} and o.seller_id = ${one}))`;

/** Whether one of two members is at a checkout of the other's. */
export const isPaying = (one: string, other: string): string => `exists (${checkoutsBetween(one, other)})`;

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
