import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const matchingErasure: ErasureTable = {
  match_profiles: { deleted: 'member_id neighborhood_id encoding packed' },
  packed_neighborhoods: { emptied: 'members member_count version', impersonal: 'neighborhood_id encoding' },
  passes: { deleted: 'member_id passed_id passed_at swipe' },
  swipes: { deleted: 'member_id day count' },
};
