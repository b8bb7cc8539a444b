import type { Knex } from '../../../platform/database/knex.ts';

/** Rows that are there are looked through by the next one, without a lock that keeps readers and writers away. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table transactions add debt_order_id integer,
      add constraint transactions_debt_order_id_fkey foreign key (debt_order_id) references orders (id) not valid,
      add constraint transactions_debt_of_lost_sale
        check (debt_order_id is null or (kind = 'netting' and order_id is null)) not valid;
    comment on column transactions.debt_order_id is
      'An order of the seller whose debt was settled by a sale that our books have lost: whoever has sold it owes less.';
    comment on column transactions.payment_id is
      'Of a row about a plan, or about a sale that our books have lost: the payment at the provider that it is about.';
  `);
}
