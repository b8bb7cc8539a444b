import type { Knex } from '../../../platform/database/knex.ts';

/** Until now it was the one provider whose key was set, or the sandbox, which knows its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table billing_customers (
      user_id integer not null references users on delete cascade,
      provider text not null,
      customer_id text not null,
      primary key (user_id, provider),
      unique (provider, customer_id)
    );
    comment on table billing_customers is
      'Who a member is at each payment provider where a plan of hers was paid.';
    insert into billing_customers (user_id, provider, customer_id)
      select user_id, case
        when exists (select from sandbox_subscriptions x where x.customer_id = s.provider_customer_id) then 'sandbox'
        else 'stripe' end, provider_customer_id
      from subscriptions s where provider_customer_id is not null;
    alter table subscriptions drop provider_customer_id;

    alter table paid_subscriptions add provider text;
    update paid_subscriptions p set provider = case
      when exists (select from sandbox_subscriptions x where x.id = p.provider_id) then 'sandbox'
      else 'stripe' end;
    alter table paid_subscriptions alter provider set not null,
      drop constraint paid_subscriptions_pkey, add primary key (provider, provider_id);
    comment on column paid_subscriptions.provider is 'The name of the payment provider that has it.';
    comment on column paid_subscriptions.provider_id is 'Its id there.';

    alter table plan_checkouts add provider text;
    update plan_checkouts c set provider = case
      when exists (select from sandbox_plan_checkouts x where x.client_reference = c.user_id::text) then 'sandbox'
      else 'stripe' end;
    alter table plan_checkouts alter provider set not null;
    comment on column plan_checkouts.provider is 'The name of the payment provider whose page it is.';
  `);
}
