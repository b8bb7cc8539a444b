import { connectionsContract } from '@nestmates/application/connections/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, nullWhenSignedOut } from '../shared/api.ts';

/** Those who wait for her answer. */
export const pendingQuery = queryOptions({
  queryKey: [connectionsContract.pending.path],
  queryFn: () => nullWhenSignedOut(call(connectionsContract.pending)),
  meta: { failed: 'Failed to fetch requests' },
});

/** Those she is connected with. */
export const matchesQuery = queryOptions({
  queryKey: [connectionsContract.list.path],
  queryFn: () => nullWhenSignedOut(call(connectionsContract.list)),
  meta: { failed: 'Failed to fetch matches' },
});
