import type { Knex } from '../../../platform/database/knex.ts';

export const after = '2026-11-22-table-comments';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table calendar_events
      add time jsonb,
      add time_zone text not null default 'UTC',
      add repeat jsonb,
      add exceptions jsonb not null default '[]',
      add ends_at timestamptz,
      add changed_at timestamptz,
      add before_deletion jsonb,
      add deleted_at timestamptz;
    comment on column calendar_events.date is 'When it begins; of one that repeats, its earliest occurrence.';
    comment on column calendar_events.time is
      'As a clock shows it, or whole days; null for an event that only has its instant.';
    comment on column calendar_events.time_zone is 'Where it was entered.';
    comment on column calendar_events.exceptions is 'Occurrences that were changed or deleted singly.';
    comment on column calendar_events.ends_at is 'When its last occurrence ends; null for the instant it begins.';
    comment on column calendar_events.before_deletion is
      'What it was before something of it was deleted, for a day and until it is changed.';
    comment on column calendar_events.deleted_at is 'For a day, so that the deletion can be taken back.';
    create index calendar_events_repeating on calendar_events (user_id) where repeat is not null;
    create index calendar_events_deleted on calendar_events (deleted_at) where deleted_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from calendar_events where deleted_at is not null;
    drop index calendar_events_repeating, calendar_events_deleted;
    alter table calendar_events
      drop time, drop time_zone, drop repeat, drop exceptions, drop ends_at, drop changed_at,
      drop before_deletion, drop deleted_at;
    comment on column calendar_events.date is null;
  `);
}
