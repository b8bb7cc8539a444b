import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

/** Sent and received ones. */
export const pendingSwapsQuery = listQuery('get /api/swaps/pending');

export const confirmedSwapsQuery = listQuery('get /api/swaps/confirmed');

/** Those of the last weeks, which she is asked about. */
export const pastSwapsQuery = listQuery('get /api/swaps/past');

/** In which coming swaps her children are named. */
export const childSwapsQuery = readQuery('get /api/swaps/children');
