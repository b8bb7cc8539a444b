import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sandbox_sellers (
      account_id text primary key,
      key text not null unique,
      page_token text not null unique,
      return_url text not null,
      can_be_paid boolean not null default false
    );
    comment on table sandbox_sellers is
      'The accounts of sellers at the sandbox, which stands for a payment provider that is not configured.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sandbox_sellers');
}
