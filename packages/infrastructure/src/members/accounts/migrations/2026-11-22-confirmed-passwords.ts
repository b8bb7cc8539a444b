import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column password_confirmed_at timestamptz;
    comment on column sessions.password_confirmed_at is
      'When she last gave her password in this session, at its login or later.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column password_confirmed_at');
}
