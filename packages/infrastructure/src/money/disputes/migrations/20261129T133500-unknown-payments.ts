import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table disputes add is_unknown boolean not null default false, add "foreign" text;
    comment on column disputes.is_unknown is 'Neither an order nor a plan of ours was paid with it, as far as we know.';
    comment on column disputes."foreign" is
      'What is asked for in another currency, of which nothing is in our books.';
  `);
}
