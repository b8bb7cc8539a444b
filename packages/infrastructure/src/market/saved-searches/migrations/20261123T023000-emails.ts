import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table saved_searches rename letters to emails;
    comment on column saved_searches.looked_at is
      'What came on sale until then is no news for an e-mail any more.';
  `);
}
