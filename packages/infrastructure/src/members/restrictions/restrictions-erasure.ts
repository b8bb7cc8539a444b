import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const restrictionsErasure: ErasureTable = {
  banned_emails: {
    kept: [
      {
        columns: 'digest until_at',
        why: 'A banned member cannot register again; only a keyed digest of the e-mail stays.',
        until: 'twelve months after the ban',
      },
    ],
  },
  former_emails: { deleted: 'member_id digest until_at' },
  hidden_things: { deleted: 'kind thing_id member_id why decision_id hidden_at' },
  restricted_members: { deleted: 'member_id kind until_at' },
  restrictions: { deleted: 'id member_id kind decision_id from_at until_at lifted_at settled_at' },
};
