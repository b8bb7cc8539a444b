import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table former_emails (
      member_id integer not null references users on delete cascade,
      digest text not null,
      until_at timestamptz not null,
      primary key (member_id, digest)
    );
    comment on table former_emails is
      'Digests of the e-mails that an account had before, for a year; a ban is kept for them too.';
    create index former_emails_by_end on former_emails (until_at);
  `);
}
