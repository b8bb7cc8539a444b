import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add service_date text
        check (service_date is null or service_date ~ '^\\d{4}-\\d\\d-\\d\\d$' and fulfilment = 'service');
    comment on column orders.service_date is
      'The day of the service when it was bought; null for one by arrangement, and for products.';
  `);
}
