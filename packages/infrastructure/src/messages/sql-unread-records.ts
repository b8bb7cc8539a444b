import type { AwayRecords } from '@nestmates/application/messages/ports.ts';
import type { LastDigest, Waiting } from '@nestmates/domain/messages/digest.ts';
import type { MessageId } from '@nestmates/domain/messages/message.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const waits = statement<{ waits: boolean }>(
  'away-waits',
  `select exists (
     select from messages
     where receiver_id = $2 and sender_id = $1
     and id > coalesce((select up_to from read_marks where member_id = $2 and other_id = $1), 0)
   ) and exists (
     select from correspondents where member_id = $2 and other_id = $1
   ) as waits`,
);

/** Takes the member's row, so that two planners decide one after the other. */
const lastLetter = statement<{ at: Date | null; upTo: string }>(
  'away-last-letter',
  `insert into message_digests as d (member_id) values ($1)
   on conflict (member_id) do update set up_to = d.up_to
   returning at, up_to as "upTo"`,
);

const waiting = statement<Omit<Waiting, 'newest'> & { newest: string }>(
  'away-waiting',
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

const spokenOf = statement<Record<string, never>>(
  'away-spoken-of',
  'update message_digests set at = $2, up_to = $3 where member_id = $1',
);

export class SqlAwayRecords implements AwayRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async waits(senderId: MemberId, receiverId: MemberId): Promise<boolean> {
    const [answer] = await rows(this.#transaction, waits, [senderId, receiverId]);
    return answer?.waits ?? false;
  }

  async claim(memberId: MemberId): Promise<{ waiting: Waiting[]; last: LastDigest | undefined }> {
    const [letter] = await rows(this.#transaction, lastLetter, [memberId]);
    const found = await rows(this.#transaction, waiting, [memberId, letter?.upTo ?? 0]);
    return {
      waiting: found.map(({ newest, ...row }) => ({ ...row, newest: Number(newest) })),
      last: letter?.at ? { at: letter.at } : undefined,
    };
  }

  async spokenOf(memberId: MemberId, upTo: MessageId, at: Date): Promise<void> {
    await rows(this.#transaction, spokenOf, [memberId, at, upTo]);
  }
}
