import type { Knex } from '../../../platform/database/knex.ts';

/**
 * Mailboxes of before, as far as they are known: those of the last 365 days, as long as they are kept. None that was noted
 * between a change of the e-mail and its end: whoever was in the account then may have been somebody else.
 */
export const fillIn = `
  insert into seller_marks (member_id, digest, noted_at, is_mailbox)
  select f.member_id, f.digest, now(), true
  from former_emails f join account_mailboxes m on m.member_id = f.member_id and m.digest <> f.digest
  where not exists (
    select from email_changes c
    where c.member_id = f.member_id and f.until_at - interval '365 days' >= c.confirmed_at
      and (f.until_at - interval '365 days' <= c.taken_back_at
        or c.taken_back_at is null and c.confirmed_at > now() - interval '7 days')
  )
  on conflict do nothing`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table seller_marks add is_mailbox boolean not null default false;
    comment on column seller_marks.is_mailbox is 'Whether it is of a mailbox that the account had before.';
    comment on table seller_marks is
      'Keyed digests of the bank accounts to which a seller was paid, now and before, and of mailboxes that the account had before: what is owed follows them.';
    ${fillIn};
  `);
}
