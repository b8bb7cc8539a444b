import type { Knex } from '../../../platform/database/knex.ts';

/** Finds the few events that are marked; a migration of its own, since it looks through the table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index events_to_relay on events (member_id, id) where to_relay');
}
