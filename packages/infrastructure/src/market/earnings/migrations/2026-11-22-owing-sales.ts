import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-orders';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index orders_owing on orders (seller_id)
      where status not in ('awaiting_payment', 'expired', 'cancelled', 'refunded')
        and (status <> 'completed' or money_due)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index orders_owing');
}
