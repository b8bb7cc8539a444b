import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table refund_alerts (
      provider text not null,
      refund_id text not null,
      kind text not null check (kind in ('no-funds', 'unknown')),
      raised_at timestamptz not null,
      primary key (provider, refund_id, kind)
    );
    comment on table refund_alerts is 'What operators have been told of refunds that are not their bank''s to finish: once.';
    alter table unmatched_payments add looked_at timestamptz;
    comment on column unmatched_payments.looked_at is
      'When the payment provider was last asked whether an administrator has refunded it.';
  `);
}
