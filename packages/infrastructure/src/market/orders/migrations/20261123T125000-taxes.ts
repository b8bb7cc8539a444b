import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add tax_cents integer not null default 0 check (tax_cents >= 0);
    comment on column orders.tax_cents is 'Added by the payment provider while it was paid; nothing before.';

    alter table transactions drop constraint transactions_kind,
      add constraint transactions_kind check (kind in ('charge', 'fee', 'tax', 'taxBack', 'release', 'refund',
        'reversal', 'dispute', 'disputeWon', 'disputeLost', 'providerFee', 'debt', 'netting', 'writeOff',
        'planPayment', 'planTax', 'planRefund', 'planTaxBack', 'planDispute', 'planDisputeWon', 'planDisputeLost',
        'payout')),
      add payment_id text;
    create index transactions_of_plan_payment on transactions (payment_id) where payment_id is not null;
    comment on column transactions.payment_id is
      'Of a row about a plan: the payment at the provider that it is about, so that its tax can be shared out.';
  `);
}
