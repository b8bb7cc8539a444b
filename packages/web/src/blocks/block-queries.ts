import { blocksCalls } from '@nestmates/application/blocks/addresses.ts';
import { queryOptions } from '@tanstack/react-query';
import { nullWhenSignedOut } from '../api/api.ts';
import { listKey, listQueryFn } from '../queries/long-list.ts';

export const blockedQuery = queryOptions({
  queryKey: listKey(blocksCalls.list),
  queryFn: (context) => nullWhenSignedOut(listQueryFn(blocksCalls.list)(context)),
});
