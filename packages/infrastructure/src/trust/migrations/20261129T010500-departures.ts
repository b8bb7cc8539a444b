import type { Knex } from '../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table case_mailboxes (
      case_id integer not null references cases on delete cascade,
      digest text not null,
      primary key (case_id, digest)
    );
    create index case_mailboxes_by_digest on case_mailboxes (digest);
    comment on table case_mailboxes is
      'Cases that go on after the member has deleted the account, with keyed digests of the mailboxes of that account.';
    alter table reports add knew_member boolean not null default false;
    comment on column reports.knew_member is
      'Whether the reporter knew the member, kept when the account of the member is deleted.';
  `);
}
