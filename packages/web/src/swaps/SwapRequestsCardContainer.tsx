import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { SwapRequestsCard } from '@nestmates/ui/screens/swaps/dashboard-card/SwapRequestsCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepAnsweredInPlace } from '../queries/keep-answered-in-place.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { awaitingAnswer, pendingSwapsQuery } from './swap-queries.ts';
import { useSwapAction } from './use-swap-action.ts';

export function SwapRequestsCardContainer() {
  const query = useQuery(pendingSwapsQuery);
  const { act, answering } = useSwapAction();
  const shown = useRef<readonly SwapView[]>([]);
  if (!query.data) return <SwapRequestsCard state={loadingOrFailed(query)} />;
  shown.current = keepAnsweredInPlace(
    shown.current,
    awaitingAnswer(query.data),
    new Set(answering.map(({ id }) => id)),
  );
  return <SwapRequestsCard state={{ kind: 'ready', swaps: shown.current, answering, onAnswer: act }} />;
}
