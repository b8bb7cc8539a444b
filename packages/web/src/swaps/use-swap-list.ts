import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapListState } from '@nestmates/ui/screens/swaps/list/SwapList.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListAddress } from '../api/api.ts';
import { keepAnsweredInPlace } from '../queries/keep-answered-in-place.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import type { confirmedSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';
import type { useSwapAction } from './use-swap-action.ts';

interface SwapListOptions {
  readonly address: ListAddress<SwapView>;
  readonly query: typeof pendingSwapsQuery | typeof confirmedSwapsQuery;
  readonly answering: ReturnType<typeof useSwapAction>['answering'];
}

/** The state of one of the two lists. */
export function useSwapList({ address, query, answering }: SwapListOptions): SwapListState {
  const read = useQuery(query);
  const more = useLoadMore(address, read.data);
  const shown = useRef<readonly SwapView[]>([]);
  if (!read.data) return loadingOrFailed(read);
  shown.current = keepAnsweredInPlace(shown.current, read.data.items, new Set(answering.map(({ id }) => id)));
  return { kind: 'ready', swaps: shown.current, more, answering };
}
