import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** No event says what becomes of a listing. */
const staleTime = minutes(1);

export const listingQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('get /api/marketplace/:id', id),
    queryFn: () => call('get /api/marketplace/:id', { params: { id } }),
    initialData: () => sentAnswer('get /api/marketplace/:id', { params: { id } }),
    staleTime,
    meta: { failedMessage: 'Failed to load this listing', expectedStatuses: [404] },
  });

export const relatedQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('get /api/marketplace/:id/related', id),
    queryFn: () => call('get /api/marketplace/:id/related', { params: { id } }),
    initialData: () => sentAnswer('get /api/marketplace/:id/related', { params: { id } }),
    staleTime,
  });
