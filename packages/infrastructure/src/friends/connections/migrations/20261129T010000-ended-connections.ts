import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ended_connections (
      low_id integer not null references users on delete cascade,
      high_id integer not null references users on delete cascade,
      connected_at timestamptz not null,
      ended_at timestamptz not null,
      primary key (low_id, high_id),
      check (low_id < high_id)
    );
    comment on table ended_connections is
      'Connections that have ended in the last 30 days, by whomever: each of the two can report and block the other.';
    create index ended_connections_of_high on ended_connections (high_id);
    create index ended_connections_by_end on ended_connections (ended_at);
  `);
}
