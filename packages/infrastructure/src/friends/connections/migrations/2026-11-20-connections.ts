import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table blocks (
      blocker_id integer not null references users on delete cascade,
      blocked_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    );
    create index blocks_of_blocked on blocks (blocked_id);

    -- One request in each direction, ever: a second one is refused, whatever became of the first.
    create table connection_requests (
      id integer generated always as identity primary key,
      requester_id integer not null references users on delete cascade,
      recipient_id integer not null references users on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
      created_at timestamptz not null,
      responded_at timestamptz,
      unique (requester_id, recipient_id),
      check (requester_id <> recipient_id),
      check ((status = 'pending') = (responded_at is null))
    );
    create index connection_requests_waiting on connection_requests (recipient_id, id)
      where status = 'pending';
    create index connection_requests_of_recipient on connection_requests (recipient_id);

    create table matches (
      id integer generated always as identity primary key,
      user_id1 integer not null references users on delete cascade,
      user_id2 integer not null references users on delete cascade,
      compatibility_score smallint not null default 0 check (compatibility_score between 0 and 100),
      status text not null default 'pending' check (status in ('pending', 'accepted')),
      created_at timestamptz not null,
      unique (user_id1, user_id2),
      check (user_id1 < user_id2)
    );
    create index matches_of_second on matches (user_id2);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table matches, connection_requests, blocks');
}
