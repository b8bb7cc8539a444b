import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

export const playdateListQueries = {
  proposed: listQuery('get /api/playdates/proposed'),
  scheduled: listQuery('get /api/playdates/scheduled'),
  past: listQuery('get /api/playdates/past'),
} as const;

/** Those with another member, for the thread of the two. */
export const playdatesWithQuery = (userId: number) =>
  queryOptions({
    queryKey: queryKey('get /api/playdates/with/:userId', userId),
    queryFn: () => call('get /api/playdates/with/:userId', { params: { userId } }),
    initialData: () => sentAnswer('get /api/playdates/with/:userId', { params: { userId } }),
  });

/** When both are free, to propose other times. */
export const commonTimesQuery = (playdateId: number) =>
  queryOptions({
    queryKey: queryKey('get /api/playdates/:playdateId/times', playdateId),
    queryFn: () => call('get /api/playdates/:playdateId/times', { params: { playdateId } }),
  });
