import type { Knex } from '../../../platform/database/knex.ts';

/** Reads go on meanwhile. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index transactions_of_debt on transactions (debt_order_id) where debt_order_id is not null',
  );
}
