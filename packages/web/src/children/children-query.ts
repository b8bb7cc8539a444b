import { childrenCalls } from '@nestmates/application/children/addresses.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, nullWhenSignedOut } from '../api/api.ts';

export const childrenQuery = queryOptions({
  queryKey: [childrenCalls.list.path],
  queryFn: () => nullWhenSignedOut(call(childrenCalls.list)),
});

export const useChildren = () => useQuery(childrenQuery);
