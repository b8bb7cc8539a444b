import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import { queryOptions } from '@tanstack/react-query';
import { nullWhenSignedOut } from '../api/api.ts';
import { listKey, listQueryFn } from '../queries/long-list.ts';

/** The connection requests that wait for her answer. */
export const pendingRequestsQuery = queryOptions({
  queryKey: listKey(connectionsCalls.pending),
  queryFn: (context) => nullWhenSignedOut(listQueryFn(connectionsCalls.pending)(context)),
  meta: { failedMessage: 'Failed to fetch requests' },
});

/** Her connections. */
export const matchesQuery = queryOptions({
  queryKey: listKey(connectionsCalls.list),
  queryFn: (context) => nullWhenSignedOut(listQueryFn(connectionsCalls.list)(context)),
  meta: { failedMessage: 'Failed to fetch matches' },
});
