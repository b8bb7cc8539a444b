import type { Knex } from '../../../platform/database/knex.ts';

/** They are called e-mails everywhere. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on table sandbox_mail is 'E-mails that were not sent, because no mail service is configured.';
    comment on table notification_settings is 'Which e-mails a member wants; without a row all of them.';
    comment on table message_digests is
      'The last e-mail about unread messages, and up to which message it spoke of them.';
  `);
}
