import type { Knex } from '../../database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The number of a member's newest event. Whoever announces holds this row until it commits, so a
    -- member's events become visible in the order of their numbers, and no number is ever missing.
    create table event_heads (
      member_id integer primary key references users on delete cascade,
      last bigint not null
    ) with (fillfactor = 50);

    create table events (
      member_id integer not null references users on delete cascade,
      id bigint not null,
      event jsonb not null,
      at timestamptz not null,
      primary key (member_id, id)
    );
    create index events_by_time on events using brin (at);

    -- However a session ends (logout, a new password, its time, a deleted account), its streams end too.
    create function tell_of_ended_session() returns trigger language plpgsql as $$
    begin
      perform pg_notify('nestmates_sessions', old.token_hash);
      return null;
    end $$;
    create trigger sessions_end after delete on sessions
      for each row execute function tell_of_ended_session();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger sessions_end on sessions;
    drop function tell_of_ended_session;
    drop table events, event_heads;
  `);
}
