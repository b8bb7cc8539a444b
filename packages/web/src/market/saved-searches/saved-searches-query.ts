import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: queryKey('get /api/saved-searches'),
  queryFn: () => call('get /api/saved-searches'),
  initialData: () => sentAnswer('get /api/saved-searches'),
});
