import type { Knex } from '../../../platform/database/knex.ts';

/** What was sent before says by itself that no photos came with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update disputes set evidence = evidence || '{"photoUrls": []}'
    where evidence is not null and evidence -> 'photoUrls' is null
  `);
}
