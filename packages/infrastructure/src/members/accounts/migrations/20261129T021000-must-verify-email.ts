import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add must_verify_email boolean not null default false;
    comment on column users.must_verify_email is
      'Whether the member may do nothing before the e-mail is verified, also where others may.';
  `);
}
