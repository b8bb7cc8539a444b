import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index kept_sales_by_marks on kept_sales using gin (marks);
    create index kept_undone_sales_of_order on kept_undone_sales (order_id);
  `);
}
