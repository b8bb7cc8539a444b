import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const trackingErasure: ErasureTable = {
  sandbox_parcels: {
    kept: [
      {
        columns: 'carrier number state at',
        why: 'It stands for a carrier, which keeps what it knows of parcels.',
        until: 'the carrier deletes it',
      },
    ],
  },
};
