import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add credentials_changed_at timestamptz;
    comment on column users.credentials_changed_at is
      'When the password was changed or reset last; null where that was never, or before it was recorded.';
  `);
}
