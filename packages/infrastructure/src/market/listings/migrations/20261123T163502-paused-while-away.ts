import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listings add paused_while_away boolean not null default false;
    create index on listings (user_id) where paused_while_away;
    comment on column listings.paused_while_away is
      'It was for sale until its seller was suspended or banned, and is again when that ends.';
  `);
}
