import { blocksContract } from '@nestmates/application/blocks/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, nullWhenSignedOut } from '../shared/api.ts';

export const blockedQuery = queryOptions({
  queryKey: [blocksContract.list.path],
  queryFn: () => nullWhenSignedOut(call(blocksContract.list)),
});
