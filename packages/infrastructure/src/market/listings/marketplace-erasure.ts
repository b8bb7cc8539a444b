import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const marketplaceErasure: ErasureTable = {
  listing_words: {
    kept: [
      {
        columns: 'word spellings',
        why: 'Words of all listings, which say nothing of who has written them.',
        until: 'the night after no listing has them',
      },
    ],
  },
  listings: {
    deleted:
      'id user_id title description type price_cents category condition age_from age_to photo_urls shipping_included local_pickup_only service_icon badges availability price_type status is_demo created_at updated_at words neighborhood_id service_date brand model year recall_id paused_while_away',
  },
  selling_ends: { deleted: 'member_id ended_at paused_listings' },
};
