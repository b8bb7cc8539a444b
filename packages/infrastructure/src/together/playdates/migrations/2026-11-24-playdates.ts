import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table playdates (
      id integer generated always as identity primary key,
      user_id_one integer not null references users on delete cascade,
      user_id_two integer not null references users on delete cascade,
      match_id integer not null references matches on delete cascade,
      proposed_by integer not null,
      status text not null default 'scheduled'
        check (status in ('proposed', 'scheduled', 'done', 'declined', 'cancelled', 'expired')),
      times timestamptz[] not null check (cardinality(times) between 1 and 3),
      date timestamptz,
      ends_at timestamptz not null,
      time_zone_one text,
      time_zone_two text,
      created_at timestamptz not null,
      scheduled_at timestamptz,
      ended_at timestamptz,
      check (user_id_one <> user_id_two),
      check (proposed_by in (user_id_one, user_id_two)),
      check (status not in ('scheduled', 'done') or date is not null),
      check ((status = 'scheduled') <= (scheduled_at is not null)),
      check ((status in ('proposed', 'scheduled')) = (ended_at is null))
    );
    comment on table playdates is
      'A proposal and the playdate that comes of it. It ends with the connection of the two, and so with the account of either.';
    comment on column playdates.user_id_one is 'Who suggested it first.';
    comment on column playdates.proposed_by is 'Which of the two made the last proposal.';
    comment on column playdates.times is 'Those of the last proposal.';
    comment on column playdates.ends_at is
      'A proposal ends with the last of its times, a playdate two hours after its beginning; of an ended one when that was.';
    comment on column playdates.time_zone_one is 'Of the browser with which she last had to do with it.';
    -- A page of a list is a walk down each of the two: what is ahead by its status, what is past whatever it was.
    create index playdates_ahead_of_one on playdates (user_id_one, status, ends_at, id);
    create index playdates_ahead_of_two on playdates (user_id_two, status, ends_at, id);
    create index playdates_past_of_one on playdates (user_id_one, ends_at, id);
    create index playdates_past_of_two on playdates (user_id_two, ends_at, id);
    create index playdates_of_match on playdates (match_id);
    -- Of two proposals at the same moment one is the other's answer.
    create unique index playdates_open on playdates (least(user_id_one, user_id_two), greatest(user_id_one, user_id_two))
      where status = 'proposed';

    alter table calendar_events
      add column playdate_id integer references playdates on delete cascade,
      drop constraint calendar_events_type_check,
      add constraint calendar_events_type_check check (type in ('swap', 'check-in', 'personal', 'playdate')),
      add constraint calendar_events_of_playdate check ((playdate_id is null) = (type <> 'playdate')),
      add constraint calendar_events_playdate_once unique (playdate_id, user_id);
    comment on column calendar_events.playdate_id is 'What a playdate has put there goes with it.';

    alter table messages add column playdate_id integer references playdates on delete set null;
    comment on column messages.playdate_id is 'The playdate that the message proposes times for.';
    create index messages_of_playdate on messages (playdate_id) where playdate_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages drop column playdate_id;
    delete from calendar_events where playdate_id is not null;
    alter table calendar_events
      drop constraint calendar_events_of_playdate,
      drop constraint calendar_events_type_check,
      add constraint calendar_events_type_check check (type in ('swap', 'check-in', 'personal')),
      drop column playdate_id;
    drop table playdates;
  `);
}
