import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const disputesErasure: ErasureTable = {
  disputed_plans: { deleted: 'provider payment_id member_id subscription_id status' },
  disputes: {
    emptied: 'member_id evidence refusal',
    kept: [
      {
        columns: 'provider_id payment_id evidence_key reason',
        why: 'Money that a bank has asked back, by the numbers of the payment provider.',
        until: 'always: rows of the books are never deleted',
      },
    ],
    impersonal:
      'id provider order_id kind status cents fee_cents opened_at evidence_due_by evidence_sent_at closed_at',
  },
};
