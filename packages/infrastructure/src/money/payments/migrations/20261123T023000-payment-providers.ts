import type { Knex } from '../../../platform/database/knex.ts';

/** Until now it was the one provider whose key was set, or the sandbox, which knows its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_accounts add provider text;
    update payment_accounts a set provider = case
      when exists (select from sandbox_sellers s where s.account_id = a.provider_account_id) then 'sandbox'
      else 'stripe' end;
    alter table payment_accounts alter provider set not null,
      drop constraint payment_accounts_provider_account_id_key,
      add constraint payment_accounts_at_provider unique (provider, provider_account_id);
    comment on column payment_accounts.provider is 'The name of the payment provider that has the account.';

    alter table payment_events add provider text;
    update payment_events e set provider = case
      when exists (select from sandbox_events s where s.id = e.id) then 'sandbox' else 'stripe' end;
    alter table payment_events alter provider set not null;
    comment on column payment_events.provider is 'The name of the payment provider that sent it.';
  `);
}
