import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** In which coming swaps her children are named. */
export const childSwapsQuery = queryOptions({
  queryKey: queryKey('get /api/swaps/children'),
  queryFn: () => call('get /api/swaps/children'),
});
