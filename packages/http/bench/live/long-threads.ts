import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

const lines = 500;

/** A long conversation with every connection of the reader, each with a few unread messages. */
export async function seedLongThreads(knex: Knex, readerId: number): Promise<void> {
  await knex.raw(
    `insert into messages (sender_id, receiver_id, message, timestamp)
     select case when n % 2 = 0 then other_id else member_id end,
       case when n % 2 = 0 then member_id else other_id end,
       'Line ' || n || ': let us meet at the swings, if it is not too wet for the little one.', now()
     from generate_series(1, ?::integer) n, correspondents where member_id = ? order by n`,
    [lines, readerId],
  );
  await knex.raw(
    `insert into read_marks (member_id, other_id, up_to)
     select receiver_id, sender_id, max(id) - 60 from messages where receiver_id = ? group by 1, 2`,
    [readerId],
  );
}

/** The id of the reader's first connection: the member is the last of ten thousand and one members. */
export const connectionOfReader = 10_002;
