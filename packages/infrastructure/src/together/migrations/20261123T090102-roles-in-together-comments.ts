import type { Knex } from '../../platform/database/knex.ts';

/** What stands beside tables and columns names the role. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on column insights.read_at is 'Null while it was only prepared for the member.';
    comment on table playdate_suggestions is
      'What was written for a member about them and another. It is shown again in its week while the facts are the same.';
    comment on column playdates.time_zone_one is
      'Of the browser with which that member last had to do with it.';
  `);
}
