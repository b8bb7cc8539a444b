import { nameOf } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const matchingExport: FeatureExport = {
  sections: {
    passes: `
      select ${nameOf('passed_id')} as who, passed_at, swipe from passes
      where member_id = :memberId order by passed_at, passed_id`,
  },
};
