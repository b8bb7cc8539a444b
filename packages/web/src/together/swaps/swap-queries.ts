import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** Sent and received ones. */
export const pendingSwapsQuery = listQuery('get /api/swaps/pending');

export const confirmedSwapsQuery = listQuery('get /api/swaps/confirmed');

/** Those of the last weeks, which she is asked about. */
export const pastSwapsQuery = listQuery('get /api/swaps/past');

/** In which coming swaps her children are named. */
export const childSwapsQuery = queryOptions({
  queryKey: queryKey('get /api/swaps/children'),
  queryFn: () => call('get /api/swaps/children'),
});
