import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add money_wait_planned boolean not null default false;
    update orders set money_wait_planned = true
      where money_due and status = 'completed' and fulfilment = 'pickup'
        and money_retry_at = completed_at + interval '24 hours';
    comment on column orders.money_wait_planned is
      'Whether the money waits until money_retry_at by a rule, and not because a step has failed.';
  `);
}
