import type { Knex } from '../../platform/database/knex.ts';

/** Months were counted while they went on and with exact totals; the job counts them anew once they have ended. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('delete from transparency_months');
}
