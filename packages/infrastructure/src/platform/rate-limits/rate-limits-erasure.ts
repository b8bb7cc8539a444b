import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const rateLimitsErasure: ErasureTable = {
  attempts: {
    kept: [
      {
        columns: 'what who count resets_at',
        why: 'A digest of who has tried something, so that a new account has no new tries.',
        until: 'the limit ends, after a month at most',
      },
    ],
  },
};
