import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on column sessions.password_confirmed_at is
      'When the password was last given, or a passkey used, in this session: at its login or later.';
  `);
}
