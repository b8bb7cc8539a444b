import { nameOf } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const blocksExport: FeatureExport = {
  sections: {
    blocks: `
      select ${nameOf('blocked_id')} as who, created_at from blocks
      where blocker_id = :memberId order by created_at, blocked_id`,
  },
};
