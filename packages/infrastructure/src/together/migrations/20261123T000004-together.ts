import type { Knex } from '../../platform/database/knex.ts';

/** The tables of `together`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A swap ends with the connection that it was asked in, and so with the account of either.
    create table babysitting_swaps (
      id integer generated always as identity primary key,
      requester_id integer not null references users on delete cascade,
      recipient_id integer not null references users on delete cascade,
      match_id integer not null references matches on delete cascade,
      status text not null default 'pending'
        check (status in ('pending', 'confirmed', 'declined', 'cancelled')),
      date timestamptz not null,
      location text not null check (char_length(location) between 1 and 200),
      child_ids integer[] not null check (cardinality(child_ids) between 1 and 20),
      -- Removed some days after the swap.
      emergency_contact text check (char_length(emergency_contact) between 1 and 200),
      notes text check (char_length(notes) between 1 and 1000),
      created_at timestamptz not null,
      settled_at timestamptz,
      -- Of the browsers of the two, for the reminder on the evening before.
      requester_time_zone text,
      recipient_time_zone text,
      -- Another time that one of the two has proposed.
      proposed_by text check (proposed_by in ('requester', 'recipient')),
      proposed_date timestamptz,
      requester_outcome text check (requester_outcome in ('yes', 'rearranged', 'no')),
      recipient_outcome text check (recipient_outcome in ('yes', 'rearranged', 'no')),
      check (requester_id <> recipient_id),
      check ((status = 'pending') = (settled_at is null)),
      check ((proposed_by is null) = (proposed_date is null)),
      check (status = 'confirmed' or proposed_by is null),
      check (status = 'confirmed' or requester_outcome is null and recipient_outcome is null)
    );
    comment on table babysitting_swaps is
      'Babysitting swaps; one ends with the connection in which it was asked.';
    comment on column babysitting_swaps.child_ids is 'Children of the requester at the time of asking.';
    -- A page of either list is a walk down each of the two, from the soonest on.
    create index babysitting_swaps_sent on babysitting_swaps (requester_id, status, date, id);
    create index babysitting_swaps_received on babysitting_swaps (recipient_id, status, date, id);
    -- Asked again after a lost answer, it is the same wish.
    create unique index babysitting_swaps_once on babysitting_swaps (requester_id, recipient_id, date)
      where status = 'pending';
    create index babysitting_swaps_of_match on babysitting_swaps (match_id);
    create index babysitting_swaps_contact on babysitting_swaps (date) where emergency_contact is not null;

    create table calendar_links (
      user_id integer primary key references users on delete cascade,
      token_digest text not null unique,
      created_at timestamptz not null
    );
    comment on table calendar_links is
      'The secret link by which other programs read a member''s calendar; its token is stored as its digest.';

    create table checkins (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      location text not null check (char_length(location) between 1 and 200),
      type text not null check (type in ('public', 'private')),
      city text not null,
      state text not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      check (type = 'public' or ended_at is null)
    );
    comment on table checkins is
      'Where members are: one current row each. Public ones stay for a while to suggest places, private ones do not.';
    create unique index checkins_current on checkins (user_id) where ended_at is null;
    create index checkins_of_user on checkins (user_id);
    create index checkins_nearby on checkins (state, city, id) where type = 'public' and ended_at is null;
    create index checkins_places on checkins (state, city, created_at) where type = 'public';

    create table ai_settings (
      user_id integer primary key references users on delete cascade,
      enabled boolean not null default true,
      parenting_style_override text check (char_length(parenting_style_override) <= 1000),
      challenges text check (char_length(challenges) <= 1000),
      children_notes text check (char_length(children_notes) <= 1000)
    );
    comment on table ai_settings is 'What the AI features may use about a member; without a row they are on.';

    create table insights (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      week text not null check (week ~ '^\\d{4}-W\\d{2}$'),
      regeneration integer not null check (regeneration >= 0),
      author text not null,
      tip text not null check (char_length(tip) between 1 and 1000),
      tip_topic text not null,
      tip_helpful boolean,
      self_care text not null check (char_length(self_care) between 1 and 1000),
      self_care_topic text not null,
      self_care_helpful boolean,
      bonding text not null check (char_length(bonding) between 1 and 1000),
      bonding_topic text not null,
      bonding_helpful boolean,
      generated_at timestamptz not null,
      read_at timestamptz,
      unique (user_id, week, regeneration)
    );
    comment on table insights is
      'What was written for a member; writing the one of a week anew adds a row. Topics and marks steer the next.';
    comment on column insights.read_at is 'Null while it was only prepared for her.';
    create index insights_of_user on insights (user_id, id desc);
    create index insights_read on insights (week, user_id) where read_at is not null;

    create table ai_reservations (
      id integer generated always as identity primary key,
      user_id integer references users on delete set null,
      day date not null,
      purpose text not null,
      reserved integer not null check (reserved >= 0),
      used integer check (used >= 0),
      is_written boolean not null default false,
      opened_at timestamptz not null
    );
    comment on table ai_reservations is
      'The tokens that writing has used or may still use: both daily budgets are sums over them.';
    comment on column ai_reservations.used is 'Null while it is being written.';
    comment on column ai_reservations.is_written is 'Whether a text was kept; it is not written twice.';
    create index ai_reservations_of_day on ai_reservations (day, user_id) include (reserved, used);
    create index ai_reservations_of_user on ai_reservations (user_id, purpose);

    create table playdate_suggestions (
      user_id integer not null references users on delete cascade,
      other_id integer not null references users on delete cascade,
      week text not null check (week ~ '^\\d{4}-W\\d{2}$'),
      author text not null,
      facts text not null,
      suggestion text not null check (char_length(suggestion) between 1 and 1000),
      written_at timestamptz not null,
      primary key (user_id, other_id, week, author, facts),
      check (user_id <> other_id)
    );
    comment on table playdate_suggestions is
      'What was written for a member about her and another. It is shown again in its week while the facts are the same.';
    create index playdate_suggestions_of_other on playdate_suggestions (other_id);

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
      check (proposed_by = user_id_one or proposed_by = user_id_two),
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
    create unique index playdates_open
      on playdates (least(user_id_one, user_id_two), greatest(user_id_one, user_id_two)) where status = 'proposed';

    create table calendar_events (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      title text not null,
      date timestamptz not null,
      type text not null default 'personal' check (type in ('swap', 'check-in', 'personal', 'playdate')),
      description text,
      -- What a swap has put there goes with it.
      swap_id integer references babysitting_swaps on delete cascade,
      created_at timestamptz not null,
      time jsonb,
      time_zone text not null default 'UTC',
      repeat jsonb,
      exceptions jsonb not null default '[]',
      ends_at timestamptz,
      changed_at timestamptz,
      before_deletion jsonb,
      deleted_at timestamptz,
      playdate_id integer references playdates on delete cascade,
      check (swap_id is null or type = 'swap'),
      constraint calendar_events_of_playdate check ((playdate_id is null) = (type <> 'playdate')),
      constraint calendar_events_playdate_once unique (playdate_id, user_id),
      unique (swap_id, user_id)
    );
    comment on table calendar_events is 'Entries of members'' calendars; those of a swap go with it.';
    comment on column calendar_events.date is 'When it begins; of one that repeats, its earliest occurrence.';
    comment on column calendar_events.time is
      'As a clock shows it, or whole days; null for an event that only has its instant.';
    comment on column calendar_events.time_zone is 'Where it was entered.';
    comment on column calendar_events.exceptions is 'Occurrences that were changed or deleted singly.';
    comment on column calendar_events.ends_at is
      'When its last occurrence ends; null for the instant it begins.';
    comment on column calendar_events.before_deletion is
      'What it was before something of it was deleted, for a day and until it is changed.';
    comment on column calendar_events.deleted_at is 'For a day, so that the deletion can be taken back.';
    comment on column calendar_events.playdate_id is 'What a playdate has put there goes with it.';
    create index calendar_events_ahead on calendar_events (user_id, date, id);
    create index calendar_events_repeating on calendar_events (user_id) where repeat is not null;
    create index calendar_events_deleted on calendar_events (deleted_at) where deleted_at is not null;

    alter table messages add foreign key (playdate_id) references playdates on delete set null;
  `);
}
