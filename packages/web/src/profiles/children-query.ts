import { childrenContract } from '@nestmates/application/children/contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, nullWhenSignedOut } from '../shared/api.ts';

export const childrenQuery = queryOptions({
  queryKey: [childrenContract.list.path],
  queryFn: () => nullWhenSignedOut(call(childrenContract.list)),
});

export const useChildren = () => useQuery(childrenQuery);
