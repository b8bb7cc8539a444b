import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table kept_sales add seller_account_id text, add banks_looked_at timestamptz;
    comment on column kept_sales.seller_account_id is
      'The account at the payment provider, as a last payout may arrive after its seller has left.';
    create index kept_sales_by_look on kept_sales (banks_looked_at) where seller_account_id is not null;
  `);
}
