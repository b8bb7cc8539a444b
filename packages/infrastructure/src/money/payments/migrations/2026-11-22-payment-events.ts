import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payment_events (
      id text primary key,
      name text not null,
      kind text not null,
      subject_id text,
      state text not null,
      copies integer not null default 1,
      attempts integer not null default 0,
      last_error text,
      happened_at timestamptz not null,
      received_at timestamptz not null,
      handled_at timestamptz,
      failed_at timestamptz,
      constraint payment_events_state check (state in ('waiting', 'handled', 'failed', 'ignored')),
      constraint payment_events_subject check ((kind = 'ignored') = (subject_id is null))
    );
    create index payment_events_by_time on payment_events (received_at desc, id);
    create index payment_events_open on payment_events (state, received_at desc)
      where state in ('waiting', 'failed');
    comment on table payment_events is
      'What the payment provider has told us, by its own id: which thing has changed, and what became of it.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payment_events');
}
