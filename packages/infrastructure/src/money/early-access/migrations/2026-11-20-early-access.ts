import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table early_access_codes (
      code text primary key check (code = upper(trim(code)) and code <> ''),
      places integer not null check (places >= 0),
      opens_at timestamptz,
      closes_at timestamptz
    );

    -- A place is taken as long as its row is here. Whoever adds one holds the code's row while she counts;
    -- no counter is kept beside, so a place comes back by itself when access is revoked or a member leaves.
    create table early_access_redemptions (
      user_id integer primary key references users on delete cascade,
      code text not null references early_access_codes,
      redeemed_at timestamptz not null
    );
    create index early_access_redemptions_of_code on early_access_redemptions (code);

    create index users_unlocked on users (unlocked_at desc) where has_unlocked;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index users_unlocked;
    drop table early_access_redemptions, early_access_codes;
  `);
}
