import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payments_environment (
      one boolean primary key default true check (one),
      name text not null
    );
    comment on table payments_environment is
      'The name of this installation in what it has made at its payment provider, as it was at the first start with one.';
  `);
}
