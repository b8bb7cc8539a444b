import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const payoutChecksErasure: ErasureTable = {
  card_digests: { deleted: 'order_id member_id digest used_at' },
  payout_checks: {
    kept: [
      {
        columns: 'reasons',
        why: 'Why a release has waited, of an order that names nobody.',
        until: 'always: rows of the books are never deleted',
      },
    ],
    impersonal: 'order_id noted_at approved_at',
  },
};
