import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { SwapRequestsCard } from '@nestmates/ui/screens/swaps/SwapRequestsCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keptInPlace } from '../shared/kept-in-place.ts';
import { awaitingHer, pendingSwapsQuery } from './swap-queries.ts';
import { useAct } from './use-act.ts';

/** The card of those who ask her for a swap. */
export function SwapRequestsPart() {
  const { data, isError, isFetching, refetch } = useQuery(pendingSwapsQuery);
  const { act, answering } = useAct();
  const shown = useRef<readonly SwapView[]>([]);
  if (!data) {
    const failed = isError && !isFetching;
    return (
      <SwapRequestsCard
        state={failed ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' }}
      />
    );
  }
  shown.current = keptInPlace(shown.current, awaitingHer(data), new Set(answering.map(({ id }) => id)));
  return <SwapRequestsCard state={{ kind: 'ready', swaps: shown.current, answering, onAnswer: act }} />;
}
