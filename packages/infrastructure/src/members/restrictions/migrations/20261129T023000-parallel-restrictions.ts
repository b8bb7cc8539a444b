import type { Knex } from '../../../platform/database/knex.ts';

/** They only read. Without the mark no statement that shows profile photos is read by several processes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter function server_time() parallel safe;
    alter function portrait_is_hidden(text) parallel safe;
    alter function photo_is_for_nobody(integer, text) parallel safe;
  `);
}
