import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table transactions add debt_order_id integer references orders (id);
    alter table transactions add check (debt_order_id is null or (kind = 'netting' and order_id is null));
    create index transactions_of_debt on transactions (debt_order_id) where debt_order_id is not null;
    create index transactions_of_no_order on transactions (provider, payment_id)
      where kind = 'charge' and order_id is null;
    comment on column transactions.debt_order_id is
      'An order of the seller whose debt was settled by a sale that our books have lost: whoever has sold it owes less.';
    comment on column transactions.payment_id is
      'Of a row about a plan, or about a sale that our books have lost: the payment at the provider that it is about.';
  `);
}
