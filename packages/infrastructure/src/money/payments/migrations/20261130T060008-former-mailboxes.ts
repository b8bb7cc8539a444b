import type { Knex } from '../../../platform/database/knex.ts';

/** Mailboxes of before are filled in as far as they are known: those of the last year. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table seller_marks add is_mailbox boolean not null default false;
    comment on column seller_marks.is_mailbox is 'Whether it is of a mailbox that the account had before.';
    comment on table seller_marks is
      'Keyed digests of the bank accounts to which a seller was paid, now and before, and of mailboxes that the account had before: what is owed follows them.';
    insert into seller_marks (member_id, digest, noted_at, is_mailbox)
    select f.member_id, f.digest, now(), true
    from former_emails f join account_mailboxes m on m.member_id = f.member_id and m.digest <> f.digest
    on conflict do nothing;
  `);
}
