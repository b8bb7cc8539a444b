import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** A listing as it is now: a form that began with older values would undo newer ones. */
export const editedListingQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('get /api/marketplace/:id', id, 'edited'),
    queryFn: () => call('get /api/marketplace/:id', { params: { id } }),
    initialData: () => sentAnswer('get /api/marketplace/:id', { params: { id } }),
    gcTime: 0,
  });
