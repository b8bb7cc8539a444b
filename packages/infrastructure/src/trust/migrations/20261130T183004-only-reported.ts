import type { Knex } from '../../platform/database/knex.ts';

/** As when a report is made. */
const uses = [
  ['swipes', 'member_id'],
  ['matches', 'user_id1'],
  ['matches', 'user_id2'],
  ['ended_connections', 'low_id'],
  ['ended_connections', 'high_id'],
  ['connection_requests', 'requester_id'],
  ['messages', 'sender_id'],
  ['listing_conversations', 'buyer_id'],
  ['listings', 'user_id'],
  ['checkins', 'user_id'],
];

/** Looks up each open report alone, by the indexes; may run again, for what a server of the version before adds beside it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update reports r set only_reported = true
    where r.state = 'received' and r.reporter_id is not null and not r.only_reported
      ${uses.map(([table, member]) => `and not exists (select from ${table} d where d.${member} = r.reporter_id)`).join('\n      ')}`);
}
