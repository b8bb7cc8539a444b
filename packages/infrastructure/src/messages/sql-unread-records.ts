import type { UnreadRecords } from '@nestmates/application/messages/ports.ts';
import type { LastDigest, UnreadFromSender } from '@nestmates/domain/messages/digest.ts';
import type { MessageId } from '@nestmates/domain/messages/message.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const hasUnread = statement<{ waits: boolean }>(
  'unread-exists',
  `select exists (
     select from messages
     where receiver_id = $2 and sender_id = $1
     and id > coalesce((select up_to from read_marks where member_id = $2 and other_id = $1), 0)
   ) and exists (
     select from correspondents where member_id = $2 and other_id = $1
   ) as waits`,
);

/** Locks the member's row, so that two concurrent plans are made one after the other. */
const lockLastDigest = statement<{ at: Date | null; upTo: string }>(
  'unread-lock-last-digest',
  `insert into message_digests as d (member_id) values ($1)
   on conflict (member_id) do update set up_to = d.up_to
   returning at, up_to as "upTo"`,
);

const unreadBySender = statement<Omit<UnreadFromSender, 'newest'> & { newest: string }>(
  'unread-by-sender',
  `select u.id as "senderId", u.first_name as "firstName", count(*)::integer as count,
     max(m.id) as newest, min(m.timestamp) as "oldestAt"
   from correspondents c
   join users u on u.id = c.other_id
   left join read_marks r on r.member_id = $1 and r.other_id = c.other_id
   join messages m on m.receiver_id = $1 and m.sender_id = c.other_id
     and m.id > greatest(coalesce(r.up_to, 0), $2::bigint)
   where c.member_id = $1
   group by u.id order by newest desc`,
);

const markNotified = statement<Record<string, never>>(
  'unread-mark-notified',
  'update message_digests set at = $2, up_to = $3 where member_id = $1',
);

export class SqlUnreadRecords implements UnreadRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async hasUnread(senderId: MemberId, receiverId: MemberId): Promise<boolean> {
    const [answer] = await rows(this.#transaction, hasUnread, [senderId, receiverId]);
    return answer?.waits ?? false;
  }

  async lockUnread(
    memberId: MemberId,
  ): Promise<{ waiting: UnreadFromSender[]; last: LastDigest | undefined }> {
    const [letter] = await rows(this.#transaction, lockLastDigest, [memberId]);
    const found = await rows(this.#transaction, unreadBySender, [memberId, letter?.upTo ?? 0]);
    return {
      waiting: found.map(({ newest, ...row }) => ({ ...row, newest: Number(newest) })),
      last: letter?.at ? { at: letter.at } : undefined,
    };
  }

  async markNotified(memberId: MemberId, upTo: MessageId, at: Date): Promise<void> {
    await rows(this.#transaction, markNotified, [memberId, at, upTo]);
  }
}
