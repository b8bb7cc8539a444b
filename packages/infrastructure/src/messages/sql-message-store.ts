import type { MessageStore } from '@nestmates/application/messages/ports.ts';
import type { Message, MessageDraft, MessageId } from '@nestmates/domain/messages/message.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { isFound, type MessageRow, messageColumns, messageOf, type Nullable } from './message-row.ts';

/**
 * The lock of the pair that connecting, disconnecting and blocking take too, lower id first. Held until the
 * commit, it makes message ids increase in the order in which messages become visible, so that marking a
 * conversation as read up to an id never includes a message not shown yet.
 */
const lockPairAndFindSent = statement<Nullable<MessageRow>>(
  'message-lock-pair-and-find-sent',
  `with pair_lock as materialized (
     select pg_advisory_xact_lock(least($1::integer, $2::integer), greatest($1::integer, $2::integer))
   )
   select ${messageColumns} from pair_lock left join messages on sender_id = $1 and client_id = $3`,
);

const add = statement<MessageRow>(
  'message-add',
  `insert into messages (sender_id, receiver_id, message, client_id, timestamp)
   select $1, $2, $3, $4, $5
   where 2 = (
     select count(*) from (select id from users where id in ($1, $2) order by id for key share) there
   )
   on conflict (sender_id, client_id) do nothing
   returning ${messageColumns}`,
);

const markRead = statement<{ upTo: string }>(
  'message-mark-read',
  `insert into read_marks as r (member_id, other_id, up_to)
   select $1, $2, id from messages
   where low_id = least($1::integer, $2::integer) and high_id = greatest($1::integer, $2::integer) and id <= $3
   order by id desc limit 1
   on conflict (member_id, other_id) do update set up_to = excluded.up_to where r.up_to < excluded.up_to
   returning up_to as "upTo"`,
);

export class SqlMessageStore implements MessageStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lockPairAndFindSent({ senderId, receiverId, clientId }: MessageDraft): Promise<Message | undefined> {
    const [row] = await rows(this.#transaction, lockPairAndFindSent, [senderId, receiverId, clientId]);
    return row && isFound(row) ? messageOf(row) : undefined;
  }

  async add(
    { senderId, receiverId, message, clientId }: MessageDraft,
    at: Date,
  ): Promise<Message | undefined> {
    const [row] = await rows(this.#transaction, add, [senderId, receiverId, message, clientId, at]);
    return row && messageOf(row);
  }

  async markRead(memberId: MemberId, otherId: MemberId, upTo: MessageId): Promise<MessageId | undefined> {
    const [moved] = await rows(this.#transaction, markRead, [memberId, otherId, upTo]);
    return moved && Number(moved.upTo);
  }
}
