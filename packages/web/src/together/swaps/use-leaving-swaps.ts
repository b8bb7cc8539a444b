import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { useEffect } from 'react';
import { refetchStale } from '../../platform/queries/stale-queries.ts';

/** So that the server's clock, too, has passed the time; and how long until it is asked again where it is behind. */
const grace = 500;
const askAgainAfter = 30_000;
const longestTimer = 2 ** 31 - 1;

type LeavingSwap = Pick<SwapView, 'date' | 'until' | 'times' | 'proposedTime'>;

interface SwapList {
  readonly status: 'pending' | 'confirmed';
  readonly swaps: readonly LeavingSwap[] | undefined;
  /** When it was read. */
  readonly readAt: number;
}

/**
 * When it leaves its list, and when what can be done with it changes: one of the times that are offered passes, a
 * confirmed one begins, a proposal lapses.
 */
function changesOf(
  { date, until, times, proposedTime }: LeavingSwap,
  status: SwapList['status'],
  readAt: number,
): readonly number[] {
  const beginnings = times.map((time) => Date.parse(time.date));
  const proposed = proposedTime ? [Date.parse(proposedTime.date)] : [];
  const leaves = status === 'confirmed' ? Date.parse(until) : Math.max(...beginnings, ...proposed);
  const changes = status === 'confirmed' ? [Date.parse(date), ...proposed] : [...beginnings, ...proposed];
  return [leaves, ...changes.filter((time) => time > readAt)];
}

/** Reads the swaps again when the time of one has come, with which it changes or leaves the list. */
export function useLeavingSwaps({ status, swaps = [], readAt }: SwapList): void {
  const next = Math.min(...swaps.flatMap((swap) => changesOf(swap, status, readAt)));
  useEffect(() => {
    // What is still listed after its time was not over by the server's clock.
    const delay = readAt > next ? askAgainAfter : Math.max(0, next - Date.now()) + grace;
    if (delay > longestTimer) return;
    const timer = setTimeout(() => void refetchStale({ type: 'swap-over' }), delay);
    return () => clearTimeout(timer);
  }, [next, readAt]);
}
