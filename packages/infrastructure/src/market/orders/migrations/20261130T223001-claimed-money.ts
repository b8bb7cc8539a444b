import type { Knex } from '../../../platform/database/knex.ts';

/** Rows that are there keep the rule before; the next one looks them through, while readers and writers go on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table transactions drop constraint transactions_kind,
      add constraint transactions_kind check (kind in ('charge', 'fee', 'tax', 'taxBack', 'release', 'unclaimed',
        'handOver', 'refund', 'refundPending', 'reversal', 'dispute', 'disputeWon', 'disputeLost', 'providerFee',
        'disputeFee', 'claim', 'claimLost', 'debt', 'netting', 'writeOff', 'planPayment', 'planTax', 'planRefund',
        'planTaxBack', 'planDispute', 'planDisputeWon', 'planDisputeLost', 'payout')) not valid;
    alter table kept_sales add told_id integer references users on delete set null;
    comment on column kept_sales.told_id is 'Who has come back and was told what is kept for them.';
    create index kept_sales_by_told on kept_sales (told_id) where told_id is not null;
  `);
}
