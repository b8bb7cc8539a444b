import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notifications (
      id bigint primary key generated always as identity,
      member_id integer not null references users on delete cascade,
      kind text not null,
      topic text not null,
      other_id integer references users on delete cascade,
      sentence text not null,
      path text not null,
      at timestamptz not null,
      read boolean not null default false,
      unique (member_id, topic)
    );
    create index on notifications (member_id, id);
    create index on notifications (member_id) where not read;
    create index on notifications (other_id);
    create index on notifications (at);
    comment on table notifications is 'What happened to a member while away, one for each matter; deleted after 60 days.';
    comment on column notifications.topic is 'The matter: what comes of it later replaces what came before.';
    comment on column notifications.other_id is 'Whom it is about; it goes with that account.';
    comment on column notifications.path is 'The page to which it leads.';
  `);
}
