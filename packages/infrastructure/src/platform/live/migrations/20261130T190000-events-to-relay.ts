import type { Knex } from '../../../platform/database/knex.ts';

/** Marks events that a broker has not been told yet; nobody marks them where PostgreSQL announces events. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table events
      add column to_relay boolean not null default false,
      add column traceparent text;
    comment on column events.to_relay is 'A broker has not been told of it yet.';
    comment on column events.traceparent is 'The trace of the change, for the broker, while it is recorded.'`);
}
