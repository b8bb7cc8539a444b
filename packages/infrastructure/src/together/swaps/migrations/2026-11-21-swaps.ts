import type { Knex } from '../../../platform/database/knex.ts';

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
      emergency_contact text not null check (char_length(emergency_contact) between 1 and 200),
      notes text check (char_length(notes) between 1 and 1000),
      created_at timestamptz not null,
      settled_at timestamptz,
      check (requester_id <> recipient_id),
      check ((status = 'pending') = (settled_at is null))
    );
    -- A page of either list is a walk down each of the two, from the soonest on.
    create index babysitting_swaps_sent on babysitting_swaps (requester_id, status, date, id);
    create index babysitting_swaps_received on babysitting_swaps (recipient_id, status, date, id);
    -- Asked again after a lost answer, it is the same wish.
    create unique index babysitting_swaps_once on babysitting_swaps (requester_id, recipient_id, date)
      where status = 'pending';
    create index babysitting_swaps_of_match on babysitting_swaps (match_id);

    create table calendar_events (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      title text not null,
      date timestamptz not null,
      type text not null default 'personal' check (type in ('swap', 'check-in', 'personal')),
      description text,
      -- What a swap has put there goes with it.
      swap_id integer references babysitting_swaps on delete cascade,
      created_at timestamptz not null,
      unique (swap_id, user_id),
      check (swap_id is null or type = 'swap')
    );
    create index calendar_events_ahead on calendar_events (user_id, date, id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table calendar_events, babysitting_swaps');
}
