import { swapsCalls } from '@nestmates/application/swaps/addresses.ts';
import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { nullWhenSignedOut } from '../api/api.ts';
import { type LongList, listKey, listQueryFn } from '../queries/long-list.ts';

/** Those without an answer, in both directions. */
export const pendingSwapsQuery = queryOptions({
  queryKey: listKey(swapsCalls.pending),
  queryFn: (context) => nullWhenSignedOut(listQueryFn(swapsCalls.pending)(context)),
});

export const confirmedSwapsQuery = queryOptions({
  queryKey: listKey(swapsCalls.confirmed),
  queryFn: (context) => nullWhenSignedOut(listQueryFn(swapsCalls.confirmed)(context)),
});

/** Those that wait for her, and not for the other. */
export const awaitingAnswer = (list: LongList<SwapView> | null): readonly SwapView[] =>
  list?.items.filter(({ actions }) => actions.includes('accept')) ?? [];

/** For the badge of the menu; there it is locked for a member without the plan. */
export function useAwaitingSwapCount({ enabled }: { readonly enabled: boolean }): number {
  const { data } = useQuery({ ...pendingSwapsQuery, enabled });
  return enabled ? awaitingAnswer(data ?? null).length : 0;
}
