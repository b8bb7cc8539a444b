import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../api/call.ts';
import { queryKey } from '../queries/query-key.ts';

/** What she sells, has paused and has sold. */
export const ownListingsQuery = queryOptions({
  queryKey: queryKey('get /api/marketplace/my-listings'),
  queryFn: () => call('get /api/marketplace/my-listings'),
  initialData: () => sentAnswer('get /api/marketplace/my-listings'),
  meta: { failedMessage: 'Failed to fetch your listings.' },
});
