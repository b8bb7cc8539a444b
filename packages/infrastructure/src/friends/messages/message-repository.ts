import type { MessageStore } from '@nestmates/application/friends/messages/ports.ts';
import type { Message, MessageDraft, MessageId } from '@nestmates/domain/friends/messages/message.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { presentMembers } from '../../members/pairs/pair-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import { MessageModel } from './message-models.ts';
import { messageFields, messageOf } from './message-row.ts';

/** Both members' rows come first, as in every change that concerns two. */
const markRead = `
  with present as materialized (${presentMembers(':memberId', ':otherId')})
  insert into read_marks as r (member_id, other_id, up_to)
  select :memberId::integer, :otherId::integer, id from messages
  where low_id = least(:memberId::integer, :otherId::integer)
    and high_id = greatest(:memberId::integer, :otherId::integer)
    and id <= :upTo and (select count(*) from present) = 2
  order by id desc limit 1
  on conflict (member_id, other_id) do update set up_to = excluded.up_to where r.up_to < excluded.up_to
  returning up_to`;

const isUnread = `
  select exists (
    select from messages
    where low_id = least(:memberId::integer, :otherId::integer)
      and high_id = greatest(:memberId::integer, :otherId::integer)
      and id <= :upTo and id > coalesce((
        select up_to from read_marks where member_id = :memberId and other_id = :otherId
      ), 0)
  ) as is_unread`;

export class MessageRepository implements MessageStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  /**
   * The pair's lock, held until the commit, makes message ids increase in the order in which messages become
   * visible, so that marking a conversation as read up to an id never includes a message not shown yet.
   */
  async add(draft: MessageDraft, timestamp: Date): Promise<Message | undefined> {
    const inserted = await this.#messages()
      .insert({ ...draft, timestamp })
      .onConflict(['senderId', 'clientId'])
      .ignore()
      .returning([...messageFields]);
    const added = unlessIgnored(inserted);
    return added && messageOf(added);
  }

  async findSent(senderId: MemberId, clientId: string): Promise<Message | undefined> {
    const found = await this.#messages().findOne({ senderId, clientId }).select(messageFields);
    return found && messageOf(found);
  }

  async isUnread(memberId: MemberId, otherId: MemberId, upTo: MessageId): Promise<boolean> {
    const bindings = { memberId, otherId, upTo };
    const [found] = await sql<{ isUnread: boolean }>(this.#transaction, isUnread, bindings);
    return found?.isUnread === true;
  }

  async markRead(memberId: MemberId, otherId: MemberId, upTo: MessageId): Promise<MessageId | undefined> {
    const bindings = { memberId, otherId, upTo };
    const [moved] = await sql<{ upTo: string }>(this.#transaction, markRead, bindings);
    return moved && Number(moved.upTo);
  }

  #messages() {
    return MessageModel.query(this.#transaction.db);
  }
}
