import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table kept_undone_sales (
      id integer generated always as identity primary key,
      digest text not null,
      undone_at timestamptz not null
    );
    create index kept_undone_sales_by_digest on kept_undone_sales (digest, undone_at);
    create index kept_undone_sales_by_time on kept_undone_sales (undone_at);
    comment on table kept_undone_sales is
      'Sales that sellers had undone before they left, by keyed digests of their mailboxes: they count for a new account.';
  `);
}
