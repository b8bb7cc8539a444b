import type { Knex } from '../../platform/database/knex.ts';

/** What stands beside tables and columns names the role. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on table billing_customers is 'Who a member is at each payment provider where a plan was paid.';
    comment on column payment_accounts.return_digest is
      'The digest of the token with which the seller comes back from the provider''s pages.';
    comment on column payment_references.account_key is
      'The key under which the seller''s payment account is opened; another one once that account is gone.';
    comment on table plan_checkouts is
      'The newest page on which a member pays for a plan; each has one at most.';
    comment on column sandbox_sellers.reference is 'Of the seller, as the platform names the account.';
  `);
}
