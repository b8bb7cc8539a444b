import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { connected, connectedUntil } from '../../members/pairs/pair-sql.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { thingsBySql } from '../../trust/things/things-by-sql.ts';

/** So many before and after a message are kept with it. */
const around = 10;

const nearby = (comes: string, order: string): string => `
  (
    select id, sender_id, message, timestamp from messages n
    where n.low_id = m.low_id and n.high_id = m.high_id and n.id ${comes} m.id
    order by n.id ${order} limit ${around}
  )`;

const columns = `m.id, m.sender_id, m.message, m.timestamp, (
  select json_agg(json_build_object(
    'id', t.id, 'senderId', t.sender_id, 'text', t.message,
    'at', to_char(t.timestamp at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by t.id)
  from (
    ${nearby('<', 'desc')} union all ${nearby('>', 'asc')}
    union all select m.id, m.sender_id, m.message, m.timestamp
  ) t
) as thread`;

const other = (table: string, one: string, two: string, which: string): string => `exists (
  select from ${table} t
  where (t.${one} = m.low_id and t.${two} = m.high_id or t.${one} = m.high_id and t.${two} = m.low_id) and ${which}
)`;

/** Also for a while after it has ended, by either of the two, and after either has blocked the other. */
const threadIsShown = [
  connected('m.low_id', 'm.high_id'),
  connectedUntil('m.low_id', 'm.high_id', ':since'),
  other('listing_conversations', 'buyer_id', 'seller_id', 'true'),
  other(
    'connection_requests',
    'requester_id',
    'recipient_id',
    "t.status = 'ended' and t.responded_at > :since",
  ),
  other('blocks', 'blocker_id', 'blocked_id', 't.created_at > :since'),
].join(' or ');

interface MessageRow {
  readonly id: string;
  readonly senderId: MemberId;
  readonly message: string;
  readonly timestamp: Date;
  readonly thread: readonly { readonly id: number; senderId: MemberId; text: string; at: string }[];
}

const titleLength = 60;

/** A message with the ten before and after it, for whom it was written to. */
export const MessageThings = thingsBySql<MessageRow>({
  kind: 'message',
  shownTo: `
    select ${columns} from messages m
    where m.id = :id and (m.receiver_id = :viewer::integer or m.sender_id = :viewer::integer) and (${threadIsShown})
      and ${notHiddenFromOthers('message', 'm.id')}`,
  asItIs: `select ${columns} from messages m where m.id = :id and m.sender_id = :owner::integer`,
  thing: ({ id, senderId, message, timestamp, thread }) => ({
    ownerId: senderId,
    evidence: evidenceOf({
      title: message.length > titleLength ? `${message.slice(0, titleLength)}…` : message,
      text: message,
      messages: thread.map(({ id: each, senderId: by, text, at }) => ({
        by: by === senderId ? ('owner' as const) : ('other' as const),
        text,
        at,
        isReported: each === Number(id),
      })),
      at: timestamp.toISOString(),
    }),
  }),
});
