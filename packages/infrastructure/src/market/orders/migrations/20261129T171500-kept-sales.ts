import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table kept_sales (
      order_id integer primary key,
      digest text not null,
      left_at timestamptz not null
    );
    create index kept_sales_by_digest on kept_sales (digest);
    create index kept_sales_by_time on kept_sales (left_at);
    comment on table kept_sales is
      'Paid orders whose sellers have left, by keyed digests of their mailboxes: whoever has the mailbox owes what they owe.';
    comment on column kept_sales.digest is 'Of nobody where the seller had not shown to read a mailbox.';
  `);
}
