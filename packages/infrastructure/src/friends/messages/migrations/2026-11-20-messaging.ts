import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table messages (
      id bigint not null generated always as identity,
      sender_id integer not null references users on delete cascade,
      receiver_id integer not null references users on delete cascade,
      message text not null check (char_length(message) between 1 and 2000),
      timestamp timestamptz not null,
      client_id text,
      low_id integer not null generated always as (least(sender_id, receiver_id)) stored,
      high_id integer not null generated always as (greatest(sender_id, receiver_id)) stored,
      -- A page of a thread is one walk down this index, and the newest message its first step. There is no
      -- index on the id alone: in a quiet thread it would lead past everybody else's messages.
      primary key (low_id, high_id, id),
      unique (sender_id, client_id),
      check (sender_id <> receiver_id)
    );
    -- What one has written to the other beyond a mark is counted in this index alone.
    create index messages_received on messages (receiver_id, sender_id, id);

    -- How far a member has seen the thread with another. Unread is what lies beyond: nothing is counted
    -- up and down, so nothing can be off by one for ever.
    create table read_marks (
      member_id integer not null references users on delete cascade,
      other_id integer not null references users on delete cascade,
      up_to bigint not null,
      primary key (member_id, other_id)
    ) with (fillfactor = 70);
    create index read_marks_of_other on read_marks (other_id);

    -- Who may write to whom, seen from each side. A feature that brings members together adds its own.
    create view correspondents as
      select user_id1 as member_id, user_id2 as other_id, user_id1 as low_id, user_id2 as high_id,
        compatibility_score, created_at
      from matches where status = 'accepted'
      union all
      select user_id2, user_id1, user_id1, user_id2, compatibility_score, created_at
      from matches where status = 'accepted';

    -- The last letter about unread messages, and how far it spoke of them.
    create table message_digests (
      member_id integer primary key references users on delete cascade,
      at timestamptz,
      up_to bigint not null default 0
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view correspondents;
    drop table message_digests, read_marks, messages;
  `);
}
