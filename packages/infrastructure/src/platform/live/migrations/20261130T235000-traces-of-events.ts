import type { Knex } from '../../../platform/database/knex.ts';

/** Whichever way an event goes to a page, it is in the trace of its change. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on column events.traceparent is 'The trace of the change, while it is recorded.'`);
}
