import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table unmatched_payments drop constraint unmatched_payments_pkey,
      add primary key (provider, object_id, kind),
      add refusals integer not null default 0,
      add tried_at timestamptz;
    comment on column unmatched_payments.refusals is 'How often the provider has refused to pay it back.';
    comment on column unmatched_payments.tried_at is 'When that was last.';
  `);
}
