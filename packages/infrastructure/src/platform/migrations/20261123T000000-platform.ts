import type { Knex } from '../database/knex.ts';

/** The tables of `platform`. Those that refer to members get their keys in the baseline of `members`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Unlogged: counting must be quick, and after a crash everyone may begin at nought.
    create unlogged table attempts (
      what text not null,
      who text not null,
      count integer not null,
      resets_at timestamptz not null,
      primary key (what, who)
    );
    comment on table attempts is
      'How often something was tried, for rate limits; lost in a crash, as it may be.';

    create table sandbox_mail (
      id integer generated always as identity primary key,
      "to" text not null,
      subject text not null,
      text text not null,
      html text not null,
      sent_at timestamptz not null
    );
    comment on table sandbox_mail is 'Letters that were not sent, because no mail service is configured.';

    -- The number of a member's newest event. Whoever announces holds this row until it commits, so a
    -- member's events become visible in the order of their numbers, and no number is ever missing.
    create table event_heads (
      member_id integer primary key,
      last bigint not null
    ) with (fillfactor = 50);
    comment on table event_heads is
      'The number of a member''s newest live event, locked by whoever announces the next one.';

    create table events (
      member_id integer not null,
      id bigint not null,
      event jsonb not null,
      at timestamptz not null,
      primary key (member_id, id)
    );
    comment on table events is 'Live events of the last days, numbered for each member without gaps.';
    create index events_by_time on events using brin (at);
  `);
}
