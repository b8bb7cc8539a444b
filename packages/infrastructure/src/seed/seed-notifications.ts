import type { KnexTransaction } from '../platform/database/transaction.ts';
import { swapEnd } from '../together/swaps/swap-time-sql.ts';

/** What of the demo was told to its named members: requests, connections, waves, swaps and orders as they stand. */
const told = `
  select * from (
    select recipient_id as member_id, 'connection' as kind, 'request-' || r.id as topic, requester_id as other_id,
      u.first_name || ' would like to connect on Nestmates' as sentence, '/connection-requests' as path, r.created_at as at
    from connection_requests r join users u on u.id = requester_id where status = 'pending'
    union all
    select m.me, 'connection', 'connected-' || m.other, m.other, 'You and ' || u.first_name || ' are connected',
      '/messages\\?user=' || m.other, m.created_at
    from (
      select user_id1 as me, user_id2 as other, created_at from matches
      union all select user_id2, user_id1, created_at from matches
    ) m join users u on u.id = m.other
    union all
    select receiver_id, 'connection', 'wave-' || sender_id, sender_id, u.first_name || ' waved to you',
      '/messages\\?user=' || sender_id, w.at
    from waves w join users u on u.id = sender_id
    union all
    select recipient_id, 'swap', 'swap-' || s.id, requester_id, u.first_name || ' asks for a babysitting swap',
      '/babysitting-swaps', s.created_at
    from babysitting_swaps s join users u on u.id = requester_id where status = 'pending'
    union all
    select one.me, 'swap', 'swap-' || s.id, one.other, 'Did your babysitting swap with ' || u.first_name || ' happen\\?',
      '/babysitting-swaps\\?tab=past', ${swapEnd('s')}
    from babysitting_swaps s
      cross join lateral (values
        (requester_id, recipient_id, requester_outcome), (recipient_id, requester_id, recipient_outcome)
      ) one (me, other, outcome)
      join users u on u.id = one.other
    where s.status = 'confirmed' and one.outcome is null and ${swapEnd('s')} < :now::timestamptz
    union all
    select seller_id, 'order', 'order-' || o.id, buyer_id, u.first_name || ' bought “' || o.title || '”',
      '/orders/' || o.id, o.paid_at
    from orders o join users u on u.id = buyer_id where o.paid_at is not null
  ) told
  where member_id = any(:members::integer[]) and at > :since::timestamptz`;

/** The newest are new. */
export async function seedNotifications(
  { db }: KnexTransaction,
  members: readonly number[],
  since: { readonly told: Date; readonly read: Date; readonly now: Date },
): Promise<void> {
  await db.raw(
    `insert into notifications (member_id, kind, topic, other_id, sentence, path, at, read)
     select *, at < :read::timestamptz from (${told}) told order by at, topic
     on conflict do nothing`,
    { members: [...members], since: since.told, read: since.read, now: since.now },
  );
}
