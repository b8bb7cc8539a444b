import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add used_reset_token text;
    comment on column users.used_reset_token is
      'The digest of the token in the last reset link by which a password was chosen, so that it can say so.';
    create index users_by_used_reset_link on users (used_reset_token) where used_reset_token is not null;
  `);
}
