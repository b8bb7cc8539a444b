import type { Knex } from '../../platform/database/knex.ts';

/** What stands beside tables and columns names the role. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on table kept_blocks is
      'Whom a member has blocked who has deleted the account: keyed digests of the e-mail, and for 30 days of browsers and addresses.';
    comment on column passes.swipe is 'Whether it was counted as one of the daily swipes.';
    comment on table match_profiles is 'Everyone the search can find, with the profile packed for scoring.';
    comment on table swipes is 'How many swipes a member has made on the newest day of swiping.';
  `);
}
