import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table selfie_checks (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      status text not null,
      poses text[] not null,
      asked_at timestamptz not null,
      sent_at timestamptz,
      photo_url text,
      decided_at timestamptz,
      decided_by integer references users on delete set null,
      words text
    );
    create index selfie_checks_of_member on selfie_checks (member_id, id);
    create index selfie_checks_of_administrator on selfie_checks (decided_by) where decided_by is not null;
    create index selfie_checks_waiting on selfie_checks (sent_at) where status = 'sent';
    create index selfie_checks_approved on selfie_checks (decided_at) where status = 'approved';
    create index selfie_checks_asked on selfie_checks (asked_at) where status = 'asked';
    comment on table selfie_checks is
      'Two selfies in poses that were asked for, which an administrator compares with the main photo.';
    comment on column selfie_checks.photo_url is
      'The main photo when the selfies were sent, and then the one that was compared.';

    create table selfie_pictures (
      name text primary key,
      check_id integer references selfie_checks on delete set null,
      nth smallint not null,
      stored_at timestamptz not null
    );
    create index selfie_pictures_of_check on selfie_pictures (check_id, nth);
    create index selfie_pictures_unused on selfie_pictures (stored_at) where check_id is null;
    comment on table selfie_pictures is
      'The files of selfies, which are deleted seven days after the decision; without a check once it is gone.';

    alter table users
      add column checked_photo_url text,
      add column checked_at timestamptz,
      add column photo_checked_at timestamptz generated always as (
        case when checked_photo_url = profile_photo_url then checked_at end
      ) stored;
    comment on column users.checked_photo_url is 'The main photo of the last check that was approved.';
    comment on column users.checked_at is 'When a check was last approved; a refusal takes it away.';
    comment on column users.photo_checked_at is 'What the badge says: of the photo that is shown now.';
  `);
}
