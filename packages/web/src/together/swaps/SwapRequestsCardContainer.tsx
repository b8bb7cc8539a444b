import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { SwapRequestsCard } from '@nestmates/ui/screens/together/swaps/dashboard-card/SwapRequestsCard.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepAnsweredInPlace } from '../../platform/queries/keep-answered-in-place.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { pendingSwapsQuery } from './swap-queries.ts';
import { useLeavingSwaps } from './use-leaving-swaps.ts';
import { useSwapAction } from './use-swap-action.ts';

/** Received ones that the member can accept. */
const awaitsAnswer = ({ actions }: SwapView) => actions.includes('accept');

export function SwapRequestsCardContainer() {
  const query = useInfiniteQuery(pendingSwapsQuery);
  useLeavingSwaps({ status: 'pending', swaps: query.data?.items, readAt: query.dataUpdatedAt });
  const { act, pending: answering } = useSwapAction();
  const shown = useRef<readonly SwapView[]>([]);
  if (!query.data) return <SwapRequestsCard state={loadingOrFailed(query)} />;
  shown.current = keepAnsweredInPlace(
    shown.current,
    query.data.items.filter(awaitsAnswer),
    new Set(answering.map(({ id }) => id)),
  );
  return <SwapRequestsCard state={{ kind: 'ready', swaps: shown.current, answering, onAnswer: act }} />;
}
