import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { SwapRequestsCard } from '@nestmates/ui/screens/swaps/dashboard-card/SwapRequestsCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { keptInPlace } from '../queries/keep-answered-in-place.ts';
import { notYet } from '../queries/loading-or-failed.ts';
import { awaitingHer, pendingSwapsQuery } from './swap-queries.ts';
import { useAct } from './use-swap-action.ts';

/** The card of those who ask her for a swap. */
export function SwapRequestsPart() {
  const query = useQuery(pendingSwapsQuery);
  const { act, answering } = useAct();
  const shown = useRef<readonly SwapView[]>([]);
  if (!query.data) return <SwapRequestsCard state={notYet(query)} />;
  shown.current = keptInPlace(shown.current, awaitingHer(query.data), new Set(answering.map(({ id }) => id)));
  return <SwapRequestsCard state={{ kind: 'ready', swaps: shown.current, answering, onAnswer: act }} />;
}
