import type { PageRequest, TimeCursor } from '@nestmates/application/contract/paging.ts';
import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import type { MessageQueries, PagedConversation } from '@nestmates/application/messages/ports.ts';
import {
  bioPreviewLength,
  type Message,
  type MessageId,
  maxPreviewInterests,
  maxUnreadCount,
  messagePreviewLength,
} from '@nestmates/domain/messages/message.ts';
import { distanceBand, distanceLabel } from '@nestmates/domain/places/distance-band.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../database/time-cursor.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { type MessageRow, messageColumns, messageOf } from './message-row.ts';

export const thread = statement<MessageRow>(
  'message-thread',
  `select ${messageColumns} from messages
   where low_id = least($1::integer, $2::integer) and high_id = greatest($1::integer, $2::integer)
   and id < coalesce($3, 9223372036854775807)
   order by id desc limit $4`,
);

/** Counted with the index, up to the largest number that a badge shows. */
const unreadFrom = (other: string) => `select count(*)::integer as unread from (
     select from messages
     where receiver_id = $1 and sender_id = ${other}
     and id > coalesce((select up_to from read_marks where member_id = $1 and other_id = ${other}), 0)
     limit ${maxUnreadCount}
   ) beyond`;

type ConversationRow = Omit<ConversationView, 'distance' | 'lastMessage' | 'seenUpTo' | 'connectedAt'> & {
  readonly km: number | null;
  readonly sameZip: boolean | null;
  readonly connectedAt: Date;
  readonly seenUpTo: string | null;
  readonly lastId: string | null;
  readonly lastSenderId: MemberId;
  readonly lastText: string;
  readonly lastAt: Date;
  readonly at: string;
};

/** Sorts conversations by their last message first, and reads everything else only for those on the page. */
const conversationsWhere = (
  which: string,
) => `select c.other_id as "userId", u.first_name as "firstName", u.profile_photo_url as "profilePhotoUrl",
     c.compatibility_score as "compatibilityScore", left(u.bio, ${bioPreviewLength}) as bio,
     (select id from matches where user_id1 = c.low_id and user_id2 = c.high_id) as "matchId", u.age,
     (select coalesce(json_agg(json_build_object('gender', gender, 'age', age) order by position), '[]')
       from children where user_id = u.id) as children,
     distance_km(me.latitude, me.longitude, u.latitude, u.longitude) as km,
     me.zip_code = u.zip_code as "sameZip",
     u.lifestyle_interests[1:${maxPreviewInterests}] as "lifestyleInterests", c.created_at as "connectedAt",
     c.last_id as "lastId", c.sender_id as "lastSenderId", c.text as "lastText", c.timestamp as "lastAt",
     coalesce(news.unread, 0) as unread, seen.up_to as "seenUpTo", ${microsecondsOf('c.at')} as at
   from (
     select c.member_id, c.other_id, c.low_id, c.high_id, c.compatibility_score, c.created_at,
       last.id as last_id, last.sender_id, last.text, last.timestamp,
       coalesce(last.timestamp, c.created_at) as at
     from correspondents c
     left join lateral (
       select id, sender_id, left(message, ${messagePreviewLength}) as text, timestamp from messages m
       where m.low_id = c.low_id and m.high_id = c.high_id
       order by id desc limit 1
     ) last on true
     where c.member_id = $1 and ${notBlocked('$1', 'c.other_id')} and ${which}
   ) c join users u on u.id = c.other_id join users me on me.id = c.member_id
   left join read_marks seen on seen.member_id = c.other_id and seen.other_id = c.member_id
   left join lateral (${unreadFrom('c.other_id')}) news on c.last_id is not null
   order by c.at desc, c.other_id desc`;

export const conversations = statement<ConversationRow>(
  'message-conversations',
  conversationsWhere(
    `(coalesce(last.timestamp, c.created_at), c.other_id) < (${timestampOrLast('$2')}, $3::bigint)
     order by at desc, c.other_id desc limit $4`,
  ),
);

export const conversation = statement<ConversationRow>(
  'message-conversation',
  conversationsWhere('c.other_id = $2'),
);

export const unreadTotal = statement<{ unread: number }>(
  'message-unread-total',
  `select least(coalesce(sum(news.unread), 0), ${maxUnreadCount})::integer as unread
   from correspondents c cross join lateral (${unreadFrom('c.other_id')}) news
   where c.member_id = $1 and ${notBlocked('$1', 'c.other_id')}`,
);

const conversationOf = (row: ConversationRow): PagedConversation => ({
  userId: row.userId,
  firstName: row.firstName,
  profilePhotoUrl: row.profilePhotoUrl,
  compatibilityScore: row.compatibilityScore,
  matchId: row.matchId,
  age: row.age,
  children: row.children,
  distance: row.km === null ? null : distanceLabel(distanceBand(row.km, row.sameZip === true)),
  bio: row.bio,
  lifestyleInterests: row.lifestyleInterests,
  lastMessage:
    row.lastId === null
      ? null
      : {
          id: Number(row.lastId),
          senderId: row.lastSenderId,
          message: row.lastText,
          timestamp: row.lastAt.toISOString(),
        },
  unread: row.unread,
  seenUpTo: row.seenUpTo === null ? null : Number(row.seenUpTo),
  connectedAt: row.connectedAt.toISOString(),
  cursor: timeCursorOf(row.at, row.userId),
});

export class SqlMessageQueries implements MessageQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async thread(
    memberId: MemberId,
    otherId: MemberId,
    { limit, before }: PageRequest<MessageId>,
  ): Promise<readonly Message[]> {
    const found = await rows(this.#transaction, thread, [memberId, otherId, before ?? null, limit]);
    return found.map(messageOf);
  }

  async conversations(
    memberId: MemberId,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedConversation[]> {
    const { at, id } = before ?? {};
    const found = await rows(this.#transaction, conversations, [memberId, at ?? null, id ?? null, limit]);
    return found.map(conversationOf);
  }

  async conversation(memberId: MemberId, otherId: MemberId): Promise<ConversationView | undefined> {
    const [row] = await rows(this.#transaction, conversation, [memberId, otherId]);
    return row && conversationOf(row);
  }

  async unread(memberId: MemberId): Promise<number> {
    const [total] = await rows(this.#transaction, unreadTotal, [memberId]);
    return total?.unread ?? 0;
  }
}
