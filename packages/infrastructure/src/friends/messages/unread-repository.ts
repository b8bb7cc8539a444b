import type { ConversationFilter } from '@nestmates/application/friends/messages/conversation-filter.ts';
import type { DigestData, UnreadRecords } from '@nestmates/application/friends/messages/ports.ts';
import type { LastDigest, UnreadFromSender } from '@nestmates/domain/friends/messages/digest.ts';
import type { MessageId } from '@nestmates/domain/friends/messages/message.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { UserModel } from '../../members/accounts/account-models.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { MessageDigestModel } from './message-models.ts';
import { isAmong } from './message-sql.ts';

const hasUnread = `
  select exists (
    select from messages
    where receiver_id = :receiverId and sender_id = :senderId
    and id > coalesce((select up_to from read_marks where member_id = :receiverId and other_id = :senderId), 0)
    and ${notHiddenFromOthers('message', 'messages.id')}
  ) and exists (
    select from correspondents c
    where c.member_id = :receiverId and c.other_id = :senderId and ${isAmong}
      and ${notBlocked(':receiverId::integer', 'c.other_id')}
  ) as waits`;

const unreadBySender = `
  select u.id as sender_id, u.first_name, count(*)::integer as count, max(m.id) as newest,
    min(m.timestamp) as oldest_at
  from correspondents c
    join users u on u.id = c.other_id
    left join read_marks r on r.member_id = c.member_id and r.other_id = c.other_id
    join messages m on m.receiver_id = c.member_id and m.sender_id = c.other_id
      and m.id > greatest(coalesce(r.up_to, 0), :upTo::bigint) and ${notHiddenFromOthers('message', 'm.id')}
  where c.member_id = :memberId and ${isAmong} and ${notBlocked(':memberId::integer', 'c.other_id')}
  group by u.id order by newest desc`;

/** An update that changes nothing locks a row that is there already, and returns it. */
const lockDigest = `
  insert into message_digests as digest (member_id) values (:memberId)
  on conflict (member_id) do update set up_to = digest.up_to
  returning at, up_to`;

/** The member, and those who have written; whom the member has blocked since is not named. */
const members = `
  select id, email, first_name from users
  where id = any(:ids::integer[]) and ${notBlocked(':memberId::integer', 'id')}`;

type Digest = Pick<MessageDigestModel, 'at' | 'upTo'>;
type UnreadRow = Omit<UnreadFromSender, 'newest'> & { readonly newest: string };

export class UnreadRepository implements UnreadRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async hasUnread(senderId: MemberId, receiverId: MemberId, { which }: ConversationFilter): Promise<boolean> {
    const bindings = { senderId, receiverId, which };
    const [answer] = await sql<{ waits: boolean }>(this.#transaction, hasUnread, bindings);
    return answer?.waits ?? false;
  }

  async lockUnread(
    memberId: MemberId,
    { which }: ConversationFilter,
  ): Promise<{ waiting: UnreadFromSender[]; last: LastDigest | undefined }> {
    const { at, upTo } = await this.#lockDigest(memberId);
    const found = await sql<UnreadRow>(this.#transaction, unreadBySender, { memberId, upTo, which });
    return {
      waiting: found.map(({ newest, ...row }) => ({ ...row, newest: Number(newest) })),
      last: at ? { at } : undefined,
    };
  }

  async #lockDigest(memberId: MemberId): Promise<Digest> {
    const [digest] = await sql<Digest>(this.#transaction, lockDigest, { memberId });
    if (!digest) throw new Error('A digest that was just added is not there');
    return digest;
  }

  async digestDataOf(
    memberId: MemberId,
    waiting: readonly Pick<UnreadFromSender, 'senderId' | 'count'>[],
  ): Promise<DigestData | undefined> {
    const ids = [memberId, ...waiting.map(({ senderId }) => senderId)];
    type Row = Pick<UserModel, 'id' | 'email' | 'firstName'>;
    const found = await sql<Row>(this.#transaction, members, { ids, memberId });
    const byId = new Map(found.map((user) => [user.id, user]));
    const member = byId.get(memberId);
    const senders = waiting.flatMap(({ senderId, count }) => {
      const sender = byId.get(senderId);
      return sender ? [{ firstName: sender.firstName, count }] : [];
    });
    if (!member || senders.length === 0) return undefined;
    return { memberId, to: member.email, firstName: member.firstName, waiting: senders };
  }

  async markNotified(memberId: MemberId, upTo: MessageId, at: Date): Promise<void> {
    const changed = await MessageDigestModel.query(this.#transaction.db)
      .findById(memberId)
      .patch({ at, upTo });
    requireOneRow(changed, 'Recording a digest');
  }
}
