import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index transactions_by_time on transactions (at, id)');
}
