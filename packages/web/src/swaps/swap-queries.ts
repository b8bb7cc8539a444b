import { swapsCalls } from '@nestmates/application/swaps/addresses.ts';
import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { nullWhenSignedOut } from '../api/api.ts';
import { type LongList, listKey, listQueryFn } from '../queries/long-list.ts';

/** Sent and received ones. */
export const pendingSwapsQuery = queryOptions({
  queryKey: listKey(swapsCalls.pending),
  queryFn: (context) => nullWhenSignedOut(listQueryFn(swapsCalls.pending)(context)),
});

export const confirmedSwapsQuery = queryOptions({
  queryKey: listKey(swapsCalls.confirmed),
  queryFn: (context) => nullWhenSignedOut(listQueryFn(swapsCalls.confirmed)(context)),
});

/** Received ones that she can accept. */
export const awaitingAnswer = (list: LongList<SwapView> | null): readonly SwapView[] =>
  list?.items.filter(({ actions }) => actions.includes('accept')) ?? [];

/** The badge in the menu; 0 where it is locked. */
export function useAwaitingSwapCount({ enabled }: { readonly enabled: boolean }): number {
  const { data } = useQuery({ ...pendingSwapsQuery, enabled });
  return enabled ? awaitingAnswer(data ?? null).length : 0;
}
