import type { ConversationView } from '@nestmates/application/messaging/contract.ts';
import type { MessageQueries } from '@nestmates/application/messaging/ports.ts';
import {
  bioPreviewLength,
  interestsPreviewed,
  type Message,
  type MessageId,
  messagePreviewLength,
  mostUnreadCounted,
} from '@nestmates/domain/messaging/message.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { type MessageRow, messageColumns, messageOf } from './message-row.ts';

export const thread = statement<MessageRow>(
  'message-thread',
  `select ${messageColumns} from messages
   where low_id = least($1::integer, $2::integer) and high_id = greatest($1::integer, $2::integer)
   and id < coalesce($3, 9223372036854775807)
   order by id desc limit $4`,
);

/** Counted in the index, and no further than a badge can show. */
const unreadFrom = (other: string) => `select count(*)::integer as unread from (
     select from messages
     where receiver_id = $1 and sender_id = ${other}
     and id > coalesce((select up_to from read_marks where member_id = $1 and other_id = ${other}), 0)
     limit ${mostUnreadCounted}
   ) beyond`;

type ConversationRow = Omit<ConversationView, 'lastMessage' | 'seenUpTo' | 'connectedAt'> & {
  readonly connectedAt: Date;
  readonly seenUpTo: string | null;
  readonly lastId: string | null;
  readonly lastSenderId: MemberId;
  readonly lastText: string;
  readonly lastAt: Date;
};

export const conversations = statement<ConversationRow>(
  'message-conversations',
  `select c.other_id as "userId", u.first_name as "firstName", u.profile_photo_url as "profilePhotoUrl",
     c.compatibility_score as "compatibilityScore", left(u.bio, ${bioPreviewLength}) as bio,
     u.lifestyle_interests[1:${interestsPreviewed}] as "lifestyleInterests", c.created_at as "connectedAt",
     last.id as "lastId", last.sender_id as "lastSenderId", last.text as "lastText", last.timestamp as "lastAt",
     coalesce(news.unread, 0) as unread, seen.up_to as "seenUpTo"
   from correspondents c join users u on u.id = c.other_id
   left join read_marks seen on seen.member_id = c.other_id and seen.other_id = c.member_id
   left join lateral (
     select id, sender_id, left(message, ${messagePreviewLength}) as text, timestamp from messages m
     where m.low_id = c.low_id and m.high_id = c.high_id
     order by id desc limit 1
   ) last on true
   left join lateral (${unreadFrom('c.other_id')}) news on last.id is not null
   where c.member_id = $1 and ${notBlocked('$1', 'c.other_id')}
   order by coalesce(last.timestamp, c.created_at) desc, last.id desc nulls last, c.other_id`,
);

export const unreadTotal = statement<{ unread: number }>(
  'message-unread-total',
  `select least(coalesce(sum(news.unread), 0), ${mostUnreadCounted})::integer as unread
   from correspondents c cross join lateral (${unreadFrom('c.other_id')}) news
   where c.member_id = $1 and ${notBlocked('$1', 'c.other_id')}`,
);

const conversationOf = (row: ConversationRow): ConversationView => ({
  userId: row.userId,
  firstName: row.firstName,
  profilePhotoUrl: row.profilePhotoUrl,
  compatibilityScore: row.compatibilityScore,
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
});

export class SqlMessageQueries implements MessageQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async thread(
    memberId: MemberId,
    otherId: MemberId,
    { limit, before }: { limit: number; before: MessageId | undefined },
  ): Promise<readonly Message[]> {
    const found = await rows(this.#transaction, thread, [memberId, otherId, before ?? null, limit]);
    return found.map(messageOf);
  }

  async conversations(memberId: MemberId): Promise<readonly ConversationView[]> {
    return (await rows(this.#transaction, conversations, [memberId])).map(conversationOf);
  }

  async unread(memberId: MemberId): Promise<number> {
    const [total] = await rows(this.#transaction, unreadTotal, [memberId]);
    return total?.unread ?? 0;
  }
}
