import { listQuery } from '../../platform/queries/lists.ts';

/** Sent and received ones. */
export const pendingSwapsQuery = listQuery('get /api/swaps/pending');

export const confirmedSwapsQuery = listQuery('get /api/swaps/confirmed');

/** Those of the last weeks, which the member is asked about. */
export const pastSwapsQuery = listQuery('get /api/swaps/past');
