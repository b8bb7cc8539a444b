import { nameOfOther } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const wavesExport: FeatureExport = {
  sections: {
    waves: `
      select ${nameOfOther('sender_id', 'receiver_id')} as with, sender_id = :memberId as by_you, at
      from waves where sender_id = :memberId or receiver_id = :memberId order by id`,
  },
};
