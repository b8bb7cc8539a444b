import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_checkouts add card_country text check (card_country ~ '^[A-Z]{2}$');
    comment on column sandbox_checkouts.card_country is
      'Of the card that paid; null for payments of before this was asked for.';
  `);
}
