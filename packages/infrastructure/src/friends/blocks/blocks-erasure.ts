import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const blocksErasure: ErasureTable = {
  account_traces: { deleted: 'member_id digest email_digest used_at is_browser' },
  blocks: { deleted: 'blocker_id blocked_id created_at traced_to' },
  kept_blocks: {
    deleted: 'blocker_id',
    kept: [
      {
        columns: 'email_digest digest expires_at',
        why: 'A block outlives the account of whoever was blocked; only keyed digests of them stay.',
        until: 'until the account of the blocker is deleted; digests of browsers and addresses for 30 days',
      },
    ],
  },
};
