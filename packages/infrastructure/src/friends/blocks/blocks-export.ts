import { nameOf } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const blocksExport: FeatureExport = {
  sections: {
    blocks: `
      select ${nameOf('blocked_id')} as who, created_at from blocks
      where blocker_id = :memberId order by created_at, blocked_id`,
  },
  left: { account_traces: 'digest', blocks: { key: 'traced_to' }, kept_blocks: 'digest' },
};
