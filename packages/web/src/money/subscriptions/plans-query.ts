import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

export const plansQuery = queryOptions({
  queryKey: queryKey('get /api/plans'),
  queryFn: () => call('get /api/plans'),
  initialData: () => sentAnswer('get /api/plans'),
});
