import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-orders';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index orders_by_age on orders (created_at, id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index orders_by_age');
}
