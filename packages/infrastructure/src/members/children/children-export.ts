import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const childrenExport: FeatureExport = {
  sections: {
    children: `
      select name, gender, age, interests, creative_play, stem_play, physical_play, sensory_play, nature_animals,
        digital_media, personality_social, developmental_support, daily_rhythm_env, created_at
      from children where user_id = :memberId order by position`,
  },
};
