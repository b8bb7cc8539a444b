import type { SwapListName, SwapListState } from '@nestmates/ui/screens/together/swaps/list/SwapsScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useAppointmentList } from '../appointments/use-appointment-list.ts';
import { confirmedSwapsQuery, pastSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';
import { useLeavingSwaps } from './use-leaving-swaps.ts';
import type { useSwapAction } from './use-swap-action.ts';

const lists = { pending: pendingSwapsQuery, confirmed: confirmedSwapsQuery, past: pastSwapsQuery } as const;

/** The state of one of the lists. */
export function useSwapList(
  name: SwapListName,
  answering: ReturnType<typeof useSwapAction>['pending'],
): SwapListState {
  const query = useInfiniteQuery(lists[name]);
  const leaving = name === 'past' ? undefined : query.data?.items;
  const status = name === 'past' ? 'confirmed' : name;
  useLeavingSwaps({ status, swaps: leaving, readAt: query.dataUpdatedAt });
  return useAppointmentList(query, useLoadMore(query), answering);
}
