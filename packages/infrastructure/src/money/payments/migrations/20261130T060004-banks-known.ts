import type { Knex } from '../../../platform/database/knex.ts';

/** Accounts that are there may have been paid out before bank accounts were kept; nothing was paid to a new one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payment_accounts add banks_known boolean not null default false, add banks_asked_at timestamptz;
    alter table payment_accounts alter banks_known set default true;
    create index payment_accounts_with_unknown_banks on payment_accounts (banks_asked_at nulls first, user_id)
      where not banks_known;
    comment on column payment_accounts.banks_known is
      'Whether the provider was asked to which bank accounts it has paid, since that is kept.';
    comment on column payment_accounts.banks_asked_at is 'When that was asked last, with or without an answer.';
  `);
}
