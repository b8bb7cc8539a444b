import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table babysitting_swaps
      -- Of the browsers of the two, for the reminder on the evening before.
      add column requester_time_zone text,
      add column recipient_time_zone text,
      -- Another time that one of the two has proposed.
      add column proposed_by text check (proposed_by in ('requester', 'recipient')),
      add column proposed_date timestamptz,
      add check ((proposed_by is null) = (proposed_date is null)),
      add check (status = 'confirmed' or proposed_by is null)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table babysitting_swaps drop column requester_time_zone, drop column recipient_time_zone,
      drop column proposed_by, drop column proposed_date
  `);
}
