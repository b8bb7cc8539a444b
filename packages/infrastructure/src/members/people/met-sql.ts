const pair = (table: string, viewer: string, other: string, me: string, them: string, which = 'true') =>
  `exists (select from ${table} p where p.${viewer} = ${me} and p.${other} = ${them} and ${which})`;

/**
 * Whether a member has met another: a list has shown them in the last 30 days, or they are connected, have asked each
 * other or write about a listing. `me` and `them` are SQL.
 */
export const hasMet = (me: string, them: string): string =>
  `(${[
    pair('shown_strangers', 'viewer_id', 'member_id', me, them, 'not p.by_number'),
    pair('matches', 'user_id1', 'user_id2', me, them),
    pair('matches', 'user_id2', 'user_id1', me, them),
    pair('connection_requests', 'requester_id', 'recipient_id', me, them),
    pair('connection_requests', 'recipient_id', 'requester_id', me, them),
    pair('listing_conversations', 'buyer_id', 'seller_id', me, them),
    pair('listing_conversations', 'seller_id', 'buyer_id', me, them),
  ].join(' or ')})`;

/**
 * Whether two are or were connected, have written to each other or traded, or whether `them` has blocked `me`. A list or a
 * request that nobody accepted is not enough. `me` and `them` are SQL.
 */
export const knows = (me: string, them: string): string =>
  `(${[
    pair('matches', 'user_id1', 'user_id2', me, them),
    pair('matches', 'user_id2', 'user_id1', me, them),
    pair('messages', 'sender_id', 'receiver_id', me, them),
    pair('messages', 'receiver_id', 'sender_id', me, them),
    pair('listing_conversations', 'buyer_id', 'seller_id', me, them),
    pair('listing_conversations', 'seller_id', 'buyer_id', me, them),
    pair('blocks', 'blocked_id', 'blocker_id', me, them, 'p.traced_to is null'),
  ].join(' or ')})`;
