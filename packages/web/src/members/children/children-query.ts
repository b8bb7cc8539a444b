import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

export const childrenQuery = queryOptions({
  queryKey: queryKey('get /api/children'),
  queryFn: () => call('get /api/children'),
  initialData: () => sentAnswer('get /api/children'),
});

export const useChildren = () => useQuery(childrenQuery);
