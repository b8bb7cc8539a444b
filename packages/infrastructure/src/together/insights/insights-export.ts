import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const insightsExport: FeatureExport = {
  sections: {
    aiSettings: `
      select enabled, parenting_style_override, challenges, children_notes from ai_settings where user_id = :memberId`,
    insights: `
      select week, tip, tip_topic, tip_helpful, self_care, self_care_topic, self_care_helpful, bonding, bonding_topic,
        bonding_helpful, author, generated_at, read_at
      from insights where user_id = :memberId order by id`,
  },
  left: { ai_reservations: 'process', insights: { process: 'regeneration' } },
};
