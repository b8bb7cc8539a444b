import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column second_factor_at timestamptz;
    comment on column sessions.second_factor_at is
      'When two factors, or a passkey, were shown in this session; administration may need it.';
  `);
}
