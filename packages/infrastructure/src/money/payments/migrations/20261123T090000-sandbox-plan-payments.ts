import type { Knex } from '../../../platform/database/knex.ts';

/** What was paid for plans at the sandbox before has no row: nothing of it is paid back there. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_movements add customer_id text;
    comment on column sandbox_movements.customer_id is
      'Who has paid a plan, whose subscription the reference is; null for orders.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sandbox_movements disable trigger sandbox_movements_only_grow;
    delete from sandbox_movements where customer_id is not null;
    alter table sandbox_movements enable trigger sandbox_movements_only_grow;
    alter table sandbox_movements drop customer_id;
  `);
}
