import { queryOptions } from '@tanstack/react-query';
import { callPage, sentPage } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** The connection requests that wait for her answer. */
export const pendingRequestsQuery = listQuery('get /api/connections/pending', {
  failedMessage: 'Failed to fetch requests',
});

/** Her connections. */
export const matchesQuery = listQuery('get /api/matches', { failedMessage: 'Failed to fetch matches' });

/** The newest of them, for pages that show no more; stale together with the whole list. */
export const newestMatchesQuery = (limit: number) =>
  queryOptions({
    queryKey: queryKey('get /api/matches', 'newest', limit),
    queryFn: () => callPage('get /api/matches', { limit }),
    initialData: () => sentPage('get /api/matches', { limit }),
  });
