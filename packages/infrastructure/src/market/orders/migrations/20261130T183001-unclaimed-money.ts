import type { Knex } from '../../../platform/database/knex.ts';

/** Rows that are there keep the rule before; the next one looks them through, while readers and writers go on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table transactions drop constraint transactions_kind,
      add constraint transactions_kind check (kind in ('charge', 'fee', 'tax', 'taxBack', 'release', 'unclaimed',
        'refund', 'refundPending', 'reversal', 'dispute', 'disputeWon', 'disputeLost', 'providerFee', 'disputeFee',
        'claim', 'claimLost', 'debt', 'netting', 'writeOff', 'planPayment', 'planTax', 'planRefund', 'planTaxBack',
        'planDispute', 'planDisputeWon', 'planDisputeLost', 'payout')) not valid
  `);
}
