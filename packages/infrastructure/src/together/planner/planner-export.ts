import { nameOf } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const plannerExport: FeatureExport = {
  sections: {
    playdateSuggestions: `
      select ${nameOf('other_id')} as with, week, suggestion, author, written_at from playdate_suggestions
      where user_id = :memberId order by written_at, other_id`,
  },
};
