import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const reportsErasure: ErasureTable = {
  public_reports: {
    kept: [
      {
        columns: 'kind thing_id category words email token_digest created_at verified_at',
        why: 'A visitor has written it, and it may be about somebody else.',
        until: 'the case that it led to is over; unverified ones for a day',
      },
    ],
    impersonal: 'id',
  },
};
