import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapListState } from '@nestmates/ui/screens/swaps/list/SwapList.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepAnsweredInPlace } from '../queries/keep-answered-in-place.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import { confirmedSwapsQuery, pastSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';
import { useLeavingSwaps } from './use-leaving-swaps.ts';
import type { useSwapAction } from './use-swap-action.ts';

const lists = { pending: pendingSwapsQuery, confirmed: confirmedSwapsQuery, past: pastSwapsQuery } as const;

/** The state of one of the lists. */
export function useSwapList(
  name: keyof typeof lists,
  answering: ReturnType<typeof useSwapAction>['answering'],
): SwapListState {
  const query = useInfiniteQuery(lists[name]);
  const leaving = name === 'past' ? undefined : query.data?.items;
  const status = name === 'past' ? 'confirmed' : name;
  useLeavingSwaps({ status, swaps: leaving, readAt: query.dataUpdatedAt });
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
