import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import type { MemberView } from '@nestmates/application/accounts/member-view.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, nullWhenSignedOut } from './api.ts';
import { queryClient } from './query-client.ts';

/** The signed-in member, or null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ['/api/me'],
  queryFn: (): Promise<MemberView | null> => nullWhenSignedOut(call(accountsContract.me)),
});

export const useMe = () => useQuery(meQuery);

export const becomeMember = (member: MemberView): void => {
  queryClient.setQueryData(meQuery.queryKey, member);
};

/** Nothing of one member may be seen by the next who uses this browser. */
export function becomeVisitor(): void {
  queryClient.clear();
  queryClient.setQueryData(meQuery.queryKey, null);
}

/** On pages that only a signed-in member reaches. */
export function useMember(): MemberView {
  const { data: me } = useMe();
  if (!me) throw new Error('This page is for a signed-in member');
  return me;
}
