import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payout_holds (
      id integer generated always as identity primary key,
      member_id integer not null references users on delete cascade,
      reason text not null,
      held_at timestamptz not null,
      lifted_at timestamptz
    );
    create index payout_holds_of_member on payout_holds (member_id);
    create unique index payout_holds_lasting on payout_holds (member_id) where lifted_at is null;
    comment on table payout_holds is
      'Whose releases an administrator has stopped, and why, in words that the seller reads; who did so is in the audit.';

    alter table payment_accounts add was_ready boolean not null default false,
      add report jsonb, add told text not null default '';
    update payment_accounts set was_ready = ready;
    comment on column payment_accounts.was_ready is 'Whether it was ready before: what is missing then was not missing.';
    comment on column payment_accounts.report is
      'What the payment provider says of it besides: what it asks for, until when, and a payout that came back.';
    comment on column payment_accounts.told is 'Of which of it the seller had a letter.';

    alter table sandbox_sellers add due text[] not null default '{}', add due_by timestamptz,
      add is_past_due boolean not null default false, add is_rejected boolean not null default false,
      add failed_payout jsonb;
    alter table sandbox_checkouts add card text;
    comment on column sandbox_checkouts.card is 'What the card is called that paid, where somebody has named one.';
  `);
}
