import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table feedback add column number integer generated always as identity;
    comment on column feedback.number is 'By which lists are ordered and paged: ids are random.';
    drop index feedback_by_time;
    create unique index feedback_by_number on feedback (number desc);
    create index feedback_by_status on feedback (status, number desc);
    alter table notification_settings add column feedback_emails boolean not null default true;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_settings drop column feedback_emails;
    alter table feedback drop column number;
    create index feedback_by_time on feedback (created_at desc, id);
  `);
}
