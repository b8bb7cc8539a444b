import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const adminOrdersErasure: ErasureTable = {
  decision_proposals: {
    emptied: 'proposed_by answered_by',
    kept: [
      {
        columns: 'reason',
        why: 'Why money of an order was moved, which names nobody.',
        until: 'always: rows of the books are never deleted',
      },
    ],
    impersonal: 'id order_id decision cents agreed_cents proposed_at outcome answered_at',
  },
};
