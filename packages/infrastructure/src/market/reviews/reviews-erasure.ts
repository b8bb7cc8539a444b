import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const reviewsErasure: ErasureTable = {
  reviews: {
    emptied: 'text answer answered_at seller_id',
    kept: [
      {
        columns: 'rating',
        why: 'The average of the seller stays what buyers have made it; nothing says who has given it.',
        until: 'the account of the seller is deleted',
      },
    ],
    impersonal: 'order_id written_at',
  },
  seller_ratings: { deleted: 'seller_id sum count' },
};
