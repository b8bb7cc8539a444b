import type { Knex } from '../../../platform/database/knex.ts';

/** Those that could be taken back no more were met by their jobs. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table email_changes add settled_at timestamptz;
    comment on column email_changes.settled_at is
      'When the account has met what is kept against its new mailbox: it is not removed by its age before.';
    update email_changes set settled_at = confirmed_at + interval '7 days'
    where confirmed_at <= now() - interval '7 days';
  `);
}
