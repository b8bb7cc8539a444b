import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table notification_settings add column playdate_emails boolean not null default true',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table notification_settings drop column playdate_emails');
}
