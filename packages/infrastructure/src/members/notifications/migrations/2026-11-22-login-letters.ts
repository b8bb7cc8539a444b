import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_settings
      alter column message_emails set default true,
      add column login_emails boolean not null default true;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_settings
      alter column message_emails drop default,
      drop column login_emails
  `);
}
