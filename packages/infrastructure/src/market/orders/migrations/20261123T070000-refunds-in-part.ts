import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add agreed_refund_cents integer not null default 0 check (agreed_refund_cents >= 0);
    alter table order_events add cents integer check (cents > 0);
    comment on column orders.agreed_refund_cents is
      'What the buyer has got back altogether once all that was agreed to be paid back in part is.';
    comment on column order_events.cents is 'How much was refunded in part.';
  `);
}
