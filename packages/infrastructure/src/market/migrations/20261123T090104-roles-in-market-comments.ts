import type { Knex } from '../../platform/database/knex.ts';

/** What stands beside tables and columns names the role. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on table favourite_listings is
      'Listings that a member keeps, and whose price the member follows.';
    comment on column listing_conversations.ordered is
      'Whether the buyer has bought something of the seller, and may write about it in any plan.';
    comment on table shops is 'How a member presents the store.';
  `);
}
