import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payment_references (
      user_id integer primary key references users on delete cascade,
      reference text not null unique default gen_random_uuid()::text,
      account_key text not null default gen_random_uuid()::text
    );
    comment on table payment_references is
      'Who a member is at the payment providers: no other database has the same, not even a copy of this one before it.';
    comment on column payment_references.account_key is
      'The key under which her payment account is opened; another one once that account is gone.';

    alter table plan_checkouts add key text;
    comment on column plan_checkouts.key is 'The key under which the page is opened; null once it is closed or paid.';

    alter table sandbox_sellers add reference text;
    comment on column sandbox_sellers.reference is 'Of the seller, as the platform calls her.';
  `);
}
