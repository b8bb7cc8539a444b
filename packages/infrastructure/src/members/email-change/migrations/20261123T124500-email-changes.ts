import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table email_changes (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      new_email text not null check (new_email = lower(new_email)),
      old_email text check (old_email = lower(old_email)),
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      taken_back_at timestamptz,
      confirm_digest text unique,
      take_back_digest text unique,
      constraint email_changes_old_once_confirmed check ((old_email is null) = (confirmed_at is null)),
      constraint email_changes_taken_back_once_confirmed check (taken_back_at is null or confirmed_at is not null)
    );
    comment on table email_changes is
      'Other e-mails that members have asked for, until they can neither be confirmed nor taken back.';
    comment on column email_changes.old_email is 'Since it was confirmed; nobody else gets it while it can be taken back.';
    comment on column email_changes.confirm_digest is 'The digest of the token in the link that was sent to the new address.';
    comment on column email_changes.take_back_digest is 'The digest of the token in the link that was sent to the old address.';
    create unique index email_changes_asked on email_changes (member_id) where confirmed_at is null;
    create index email_changes_of_member on email_changes (member_id);
    create index email_changes_held on email_changes (old_email) where confirmed_at is not null;
    create index email_changes_by_request on email_changes (requested_at);
  `);
}
