import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table restrictions (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      kind text not null check (kind in ('limited', 'suspended', 'banned')),
      -- Nothing for one that follows from the weight of reports.
      decision_id integer,
      from_at timestamptz not null,
      until_at timestamptz,
      lifted_at timestamptz
    );
    create index restrictions_of_member on restrictions (member_id);
    create unique index restrictions_by_weight on restrictions (member_id)
      where decision_id is null and lifted_at is null;
    comment on table restrictions is
      'What decisions about a member restrict, from when and until when; one that was taken back has been lifted.';

    create table restricted_members (
      member_id integer primary key references users on delete cascade,
      kind text not null,
      until_at timestamptz
    );
    comment on table restricted_members is
      'Who is restricted now, by the strongest restriction in force: what every read and call asks.';

    create table hidden_things (
      kind text not null,
      thing_id text not null,
      member_id integer not null references users on delete cascade,
      why text not null check (why in ('by-weight', 'removed')),
      decision_id integer,
      hidden_at timestamptz not null,
      primary key (kind, thing_id)
    );
    create index hidden_things_of_member on hidden_things (member_id);
    comment on table hidden_things is
      'What is shown to its author alone: until somebody has looked at it, or because a decision has removed it.';

    create table banned_emails (
      digest text primary key,
      until_at timestamptz not null
    );
    comment on table banned_emails is 'Keyed digests of the e-mails of banned accounts, which cannot register again.';
  `);
}
