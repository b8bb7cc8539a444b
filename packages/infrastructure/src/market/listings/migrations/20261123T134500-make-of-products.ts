import type { Knex } from '../../../platform/database/knex.ts';

/** Listings from before say nothing of it; their sellers are asked when they edit them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listings
      add brand text check (char_length(brand) between 1 and 60),
      add model text check (char_length(model) between 1 and 60),
      add year integer check (year between 1950 and 2200),
      add check (type = 'product' or num_nulls(brand, model, year) = 3);
    comment on column listings.brand is 'Who made the product; asked for where it can hurt, such as a car seat.';
    comment on column listings.year is 'When it was made.';
  `);
}
