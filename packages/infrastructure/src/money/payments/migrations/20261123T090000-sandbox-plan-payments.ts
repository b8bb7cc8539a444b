import type { Knex } from '../../../platform/database/knex.ts';

/** What was paid for plans at the sandbox before has no row: nothing of it is paid back there. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_movements add customer_id text;
    comment on column sandbox_movements.customer_id is
      'Who has paid a plan, whose subscription the reference is; null for orders.';
  `);
}
