import type { Knex } from '../../../platform/database/knex.ts';

/**
 * A swap that goes on outlives a block, which may be taken back, since a child is with one of the two. The former version of
 * the server may run on this table: there it ends with the connection.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table babysitting_swaps alter column match_id drop not null;
    comment on column babysitting_swaps.match_id is
      'The connection it was arranged in; null once one of the two has blocked the other while the swap goes on.'`);
}
