import type { Knex } from '../../../platform/database/knex.ts';

/** Only what is due can wait, which an index finds. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('update orders set money_waited = true where money_due and money_wait_planned');
}
