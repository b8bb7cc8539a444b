import type { Knex } from '../../../platform/database/knex.ts';

/** Serves the nightly job that removes what has been kept long enough. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index attempts_by_end on attempts (resets_at);
    create index banned_emails_by_end on banned_emails (until_at);
    create index checkins_ended on checkins (created_at) where ended_at is not null;
    create index public_reports_by_time on public_reports (verified_at) where verified_at is not null;
    create index sandbox_mail_by_time on sandbox_mail (sent_at);
    create index shared_plans_by_age on shared_plans (created_at);
    create index swipes_by_day on swipes (day);
  `);
}
