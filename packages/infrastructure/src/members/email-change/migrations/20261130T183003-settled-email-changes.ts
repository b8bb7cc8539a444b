import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table email_changes add settled_at timestamptz;
    comment on column email_changes.settled_at is
      'When the account has met what is kept against its new mailbox: it is not removed by its age before.';
  `);
}
