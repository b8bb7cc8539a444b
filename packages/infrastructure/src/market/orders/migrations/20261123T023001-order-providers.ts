import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add provider text, add seller_account_id text;
    update orders o set
      seller_account_id = (select provider_account_id from payment_accounts a where a.user_id = o.seller_id),
      provider = case
        when exists (select from sandbox_checkouts c where c.id = o.checkout_id) then 'sandbox'
        else coalesce((select provider from payment_accounts a where a.user_id = o.seller_id), 'stripe') end;
    alter table orders alter provider set not null,
      drop constraint orders_checkout_id_key, drop constraint orders_payment_id_key,
      add constraint orders_checkout unique (checkout_id, provider),
      add constraint orders_payment unique (payment_id, provider);
    comment on column orders.provider is 'The name of the payment provider that holds the money; it never changes.';
    comment on column orders.seller_account_id is
      'The account at that provider to which the sale is paid out; null once the seller has left.';
  `);
}
