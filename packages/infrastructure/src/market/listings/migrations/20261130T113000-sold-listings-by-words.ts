import type { Knex } from '../../../platform/database/knex.ts';

/** A suggested price looks for what was sold under the same words. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index listings_sold_words on listings using gin (words) where status = 'sold' and type = 'product'
  `);
}
