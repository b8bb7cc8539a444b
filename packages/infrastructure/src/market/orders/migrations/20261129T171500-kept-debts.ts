import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table kept_debts (
      id integer generated always as identity primary key,
      digest text not null,
      order_id integer not null,
      cents integer not null check (cents > 0),
      left_at timestamptz not null
    );
    create index kept_debts_by_digest on kept_debts (digest);
    create index kept_debts_by_order on kept_debts (order_id);
    create index kept_debts_by_time on kept_debts (left_at);
    comment on table kept_debts is
      'What sellers owed when they left, by keyed digests of their mailboxes: another account of the mailbox owes it.';
    comment on column kept_debts.order_id is 'On which it was written off: one debt has a row for each mailbox.';
  `);
}
