import type { Knex } from '../../../platform/database/knex.ts';

/**
 * Whoever is asked for a swap may suggest another time, which stands where that of an arranged swap does. The former version
 * of the server may run on these tables: it leaves the suggestion of a request out.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table babysitting_swaps
      drop constraint babysitting_swaps_check3,
      add constraint babysitting_swaps_proposed check (
        proposed_by is null or status = 'confirmed' or status = 'pending' and proposed_by = 'recipient'
      )`);
}
