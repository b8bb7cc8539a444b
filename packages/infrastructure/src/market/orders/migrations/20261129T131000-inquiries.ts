import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add inquiry_at timestamptz,
      add constraint orders_inquiry check (inquiry_at is null
        or status in ('pending_shipment', 'shipped', 'problem', 'completed'));
    comment on column orders.inquiry_at is
      'Since when the bank of the buyer asks about the payment, which takes nothing and keeps the release.';
  `);
}
