import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapListState } from '@nestmates/ui/screens/swaps/list/SwapList.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepAnsweredInPlace } from '../queries/keep-answered-in-place.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import type { pendingSwapsQuery } from './swap-queries.ts';
import type { useSwapAction } from './use-swap-action.ts';

/** The state of one of the two lists. */
export function useSwapList(
  list: typeof pendingSwapsQuery,
  answering: ReturnType<typeof useSwapAction>['answering'],
): SwapListState {
  const query = useInfiniteQuery(list);
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
