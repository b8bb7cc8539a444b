import type { Knex } from '../../../platform/database/knex.ts';

/** Nobody has verified anything before this: members of before are asked as new ones are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column email_verified_at timestamptz,
      add column verification_token text unique,
      add column verification_token_expires timestamptz;
    comment on column users.email_verified_at is 'When she opened the link that was sent to her address.';
    comment on column users.verification_token is 'The digest of the token in her newest verification link.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      drop column email_verified_at,
      drop column verification_token,
      drop column verification_token_expires
  `);
}
