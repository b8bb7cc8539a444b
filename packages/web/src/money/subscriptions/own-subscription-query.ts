import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

export const ownSubscriptionQuery = queryOptions({
  queryKey: queryKey('get /api/subscription'),
  queryFn: () => call('get /api/subscription'),
  initialData: () => sentAnswer('get /api/subscription'),
});
