import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** Her own, if she is checked in. */
export const ownCheckInQuery = queryOptions({
  queryKey: queryKey('get /api/checkin/today'),
  queryFn: () => call('get /api/checkin/today'),
  initialData: () => sentAnswer('get /api/checkin/today'),
});

export const nearbyQuery = listQuery('get /api/checkin/recent');

export const placesQuery = queryOptions({
  queryKey: queryKey('get /api/checkin/places'),
  queryFn: () => call('get /api/checkin/places'),
  initialData: () => sentAnswer('get /api/checkin/places'),
});
