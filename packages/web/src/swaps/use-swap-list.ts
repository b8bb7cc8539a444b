import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapListState } from '@nestmates/ui/screens/swaps/list/SwapList.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListAddress } from '../api/api.ts';
import { keptInPlace } from '../queries/keep-answered-in-place.ts';
import { notYet } from '../queries/loading-or-failed.ts';
import { useRest } from '../queries/use-load-more.ts';
import type { confirmedSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';
import type { useAct } from './use-swap-action.ts';

interface Shown {
  readonly address: ListAddress<SwapView>;
  readonly query: typeof pendingSwapsQuery | typeof confirmedSwapsQuery;
  readonly answering: ReturnType<typeof useAct>['answering'];
}

/** One list of swaps as its tab shows it. */
export function useSwapList({ address, query, answering }: Shown): SwapListState {
  const read = useQuery(query);
  const rest = useRest(address, read.data);
  const shown = useRef<readonly SwapView[]>([]);
  if (!read.data) return notYet(read);
  shown.current = keptInPlace(shown.current, read.data.items, new Set(answering.map(({ id }) => id)));
  return { kind: 'ready', swaps: shown.current, rest, answering };
}
