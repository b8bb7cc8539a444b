import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** How her own store stands. */
export const storeQuery = queryOptions({
  queryKey: queryKey('get /api/seller/store'),
  queryFn: () => call('get /api/seller/store'),
  initialData: () => sentAnswer('get /api/seller/store'),
});
