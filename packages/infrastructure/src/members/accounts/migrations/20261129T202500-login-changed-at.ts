import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add login_changed_at timestamptz;
    comment on column users.login_changed_at is
      'When the password was changed or reset last; null while it is the one of the registration.';
  `);
}
