import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import { queryOptions } from '@tanstack/react-query';
import { nullWhenSignedOut } from '../api/api.ts';
import { listKey, readList } from '../queries/long-list.ts';

/** Those who wait for her answer. */
export const pendingQuery = queryOptions({
  queryKey: listKey(connectionsCalls.pending),
  queryFn: (context) => nullWhenSignedOut(readList(connectionsCalls.pending)(context)),
  meta: { failed: 'Failed to fetch requests' },
});

/** Those she is connected with. */
export const matchesQuery = queryOptions({
  queryKey: listKey(connectionsCalls.list),
  queryFn: (context) => nullWhenSignedOut(readList(connectionsCalls.list)(context)),
  meta: { failed: 'Failed to fetch matches' },
});
