import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  const part = (name: string) => `${name} text not null check (char_length(${name}) between 1 and 1000),
      ${name}_topic text not null,
      ${name}_helpful boolean`;
  await knex.raw(`
    create table insights (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      week text not null check (week ~ '^\\d{4}-W\\d{2}$'),
      regeneration integer not null check (regeneration >= 0),
      author text not null,
      ${part('tip')},
      ${part('self_care')},
      ${part('bonding')},
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
    create index ai_reservations_of_day on ai_reservations (day, user_id) include (reserved, used);
    comment on column ai_reservations.is_written is 'Whether a text was kept; it is not written twice.';
    create index ai_reservations_of_user on ai_reservations (user_id, purpose);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table ai_reservations, insights');
}
