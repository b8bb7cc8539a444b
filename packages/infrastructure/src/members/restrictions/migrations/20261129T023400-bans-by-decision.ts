import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table banned_emails add decision_id integer not null default 0;
    alter table banned_emails drop constraint banned_emails_pkey;
    alter table banned_emails add primary key (digest, decision_id);
    alter table banned_emails alter decision_id drop default;
    create index banned_emails_of_decision on banned_emails (decision_id);
    comment on column banned_emails.decision_id is
      'The ban that the mailbox is kept out by; 0 for those from before it was kept.';
  `);
}
