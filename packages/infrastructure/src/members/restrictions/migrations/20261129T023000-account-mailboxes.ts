import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_mailboxes (
      member_id integer primary key references users on delete cascade,
      digest text not null
    );
    create index account_mailboxes_by_digest on account_mailboxes (digest);
    comment on table account_mailboxes is
      'Keyed digests of the mailboxes that accounts were shown to have, by which another account of the same is found.';
  `);
}
