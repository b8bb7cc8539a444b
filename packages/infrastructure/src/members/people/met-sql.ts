import { notHidden } from '../../platform/access/restriction-sql.ts';
import { connected, connectedUntil } from '../pairs/pair-sql.ts';

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

/** Whether `theirs`, a public check-in, was shown to strangers who live in its city when it was made. */
const wasShown = (me: string): string => `
  ${notHidden('check-in', 'theirs.id', me)} and exists (
    select from users my where my.id = ${me}
      and (my.home_since is null or my.home_since <= theirs.created_at - interval '3 days')
  ) and not exists (
    select from restrictions r where r.member_id = theirs.user_id and r.from_at <= theirs.created_at
      and theirs.created_at < least(r.until_at, r.lifted_at, 'infinity')
  )`;

/**
 * Whether both were at one place within a day, and a list has shown the other there. What is done after one has blocked the
 * other does not count, or else somebody who is blocked could ask about one place after another.
 */
const outTogether = (me: string, them: string, since: string): string => `(
  ${pair('shown_strangers', 'viewer_id', 'member_id', me, them, 'not p.by_number')} and exists (
    select from checkins mine join checkins theirs
      on theirs.state = mine.state and theirs.city = mine.city and lower(theirs.location) = lower(mine.location)
    where mine.user_id = ${me} and theirs.user_id = ${them} and theirs.type = 'public'
      and theirs.created_at > ${since}
      and mine.created_at between theirs.created_at - interval '1 day' and theirs.created_at + interval '1 day'
      and ${wasShown(me)}
      and not exists (
        select from blocks b
        where (b.blocker_id, b.blocked_id) in ((${me}, ${them}), (${them}, ${me}))
          and b.created_at < greatest(mine.created_at, theirs.created_at)
      )
  )
)`;

/**
 * Whether two have had something to do with each other after `since`, whatever has become of it: who has ended it, has
 * blocked the other or is restricted by now makes no difference. Swaps and playdates are within a connection. All
 * parameters are SQL.
 */
export const hadToDo = (me: string, them: string, since: string): string => {
  const request = `coalesce(p.responded_at, p.created_at) > ${since}`;
  const message = `p.timestamp > ${since}`;
  return `(${[
    connected(me, them),
    connectedUntil(me, them, since),
    pair('connection_requests', 'requester_id', 'recipient_id', me, them, request),
    pair('connection_requests', 'recipient_id', 'requester_id', me, them, request),
    pair('messages', 'sender_id', 'receiver_id', me, them, message),
    pair('messages', 'receiver_id', 'sender_id', me, them, message),
    pair('listing_conversations', 'buyer_id', 'seller_id', me, them),
    pair('listing_conversations', 'seller_id', 'buyer_id', me, them),
    outTogether(me, them, since),
  ].join(' or ')})`;
};

/**
 * Whether two are or were connected, have written to each other or traded, or whether `them` has blocked `me`. A list or a
 * request that nobody accepted is not enough. `me` and `them` are SQL.
 */
export const knows = (me: string, them: string): string =>
  `(${[
    pair('matches', 'user_id1', 'user_id2', me, them),
    pair('matches', 'user_id2', 'user_id1', me, them),
    pair('ended_connections', 'low_id', 'high_id', me, them),
    pair('ended_connections', 'high_id', 'low_id', me, them),
    pair('messages', 'sender_id', 'receiver_id', me, them),
    pair('messages', 'receiver_id', 'sender_id', me, them),
    pair('listing_conversations', 'buyer_id', 'seller_id', me, them),
    pair('listing_conversations', 'seller_id', 'buyer_id', me, them),
    pair('blocks', 'blocked_id', 'blocker_id', me, them, 'p.traced_to is null'),
  ].join(' or ')})`;
