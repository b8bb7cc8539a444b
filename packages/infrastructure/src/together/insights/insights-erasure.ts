import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const insightsErasure: ErasureTable = {
  ai_reservations: { emptied: 'user_id', impersonal: 'id day purpose reserved used is_written opened_at' },
  ai_settings: { deleted: 'user_id enabled parenting_style_override challenges children_notes' },
  insights: {
    deleted:
      'id user_id week regeneration author tip tip_topic tip_helpful self_care self_care_topic self_care_helpful bonding bonding_topic bonding_helpful generated_at read_at',
  },
};
