import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table calendar_links (
      user_id integer primary key references users on delete cascade,
      token_digest text not null unique,
      created_at timestamptz not null
    );
    comment on table calendar_links is
      'The secret link by which other programs read a member''s calendar; its token is stored as its digest.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table calendar_links');
}
