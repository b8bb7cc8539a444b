import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notifications add column moment text;
    comment on column notifications.moment is
      'What fills the screen of the member who has not read it, such as a match; null for all else.';
  `);
}
