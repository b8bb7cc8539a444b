import type { Knex } from '../../../platform/database/knex.ts';

/** What was done for those that are older cannot be brought back either. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table restrictions add settled_at timestamptz;
    comment on column restrictions.settled_at is
      'Since when it cannot be taken back by a tap, and what nothing brings back is done.';
    update restrictions set settled_at = from_at where kind <> 'limited';
  `);
}
