import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column home_since timestamptz, add column home_moves timestamptz[] not null default '{}';
    comment on column users.home_since is
      'Since when she lives in her city; null if it has not changed since this is kept.';
    comment on column users.home_moves is 'When her home changed, the latest of them, without the places.';
  `);
}
