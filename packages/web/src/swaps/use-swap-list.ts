import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapListState } from '@nestmates/ui/screens/swaps/list/SwapList.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepAnsweredInPlace } from '../queries/keep-answered-in-place.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import { confirmedSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';
import { useLeavingSwaps } from './use-leaving-swaps.ts';
import type { useSwapAction } from './use-swap-action.ts';

const lists = { pending: pendingSwapsQuery, confirmed: confirmedSwapsQuery } as const;

/** The state of one of the two lists. */
export function useSwapList(
  status: 'pending' | 'confirmed',
  answering: ReturnType<typeof useSwapAction>['answering'],
): SwapListState {
  const query = useInfiniteQuery(lists[status]);
  useLeavingSwaps({ status, swaps: query.data?.items, readAt: query.dataUpdatedAt });
  const more = useLoadMore(query);
  const shown = useRef<readonly SwapView[]>([]);
  if (!query.data) return loadingOrFailed(query);
  shown.current = keepAnsweredInPlace(
    shown.current,
    query.data.items,
    new Set(answering.map(({ id }) => id)),
  );
  return { kind: 'ready', swaps: shown.current, more, answering };
}
