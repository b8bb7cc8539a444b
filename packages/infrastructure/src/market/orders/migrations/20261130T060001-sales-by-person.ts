import type { Knex } from '../../../platform/database/knex.ts';

/** Rows that are there are looked through by the next one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table kept_sales add marks text[] not null default '{}';
    comment on column kept_sales.marks is 'Keyed digests of the bank accounts to which the seller was paid.';
    alter table kept_undone_sales add order_id integer;
    comment on column kept_undone_sales.order_id is
      'Of the rows of one sale, so that it counts once; null in rows of before this was kept.';
    comment on table kept_undone_sales is
      'Sales that sellers had undone before they left, by keyed digests of their mailboxes and bank accounts: they count for a new account.';
    alter table transactions drop constraint transactions_debt_of_lost_sale,
      add constraint transactions_settles_debt check (debt_order_id is null or kind = 'netting') not valid;
    comment on column transactions.debt_order_id is
      'The order whose debt was settled: by another order of the seller, or by a sale that our books have lost.';
  `);
}
