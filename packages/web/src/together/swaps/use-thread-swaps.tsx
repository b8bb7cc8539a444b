import { ThreadSwaps } from '@nestmates/ui/screens/together/swaps/thread/ThreadSwap.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { childrenQuery } from '../../members/children/children-query.ts';
import { confirmedSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';
import { useLeavingSwaps } from './use-leaving-swaps.ts';
import { useRearranging } from './use-rearranging.tsx';
import { useSwapAction } from './use-swap-action.ts';

interface SwapsOfThread {
  readonly swaps: ReactNode;
  readonly dialog: ReactNode;
  /** They are being read. */
  readonly loading: boolean;
}

/** The swaps of a thread that are agreed, and those that wait for an answer. */
export function useThreadSwaps(userId: number | undefined): SwapsOfThread {
  // No error toast of the query: they stand on their own page, too.
  const quiet = { meta: {}, enabled: userId !== undefined };
  const pending = useInfiniteQuery({ ...pendingSwapsQuery, ...quiet });
  const confirmed = useInfiniteQuery({ ...confirmedSwapsQuery, ...quiet });
  const [waiting, agreed] = [pending.data?.items, confirmed.data?.items];
  const swaps = useMemo(
    () => [...(agreed ?? []), ...(waiting ?? [])].filter(({ user }) => user.id === userId),
    [agreed, waiting, userId],
  );
  const isAsked = swaps.some(({ actions }) => actions.includes('accept'));
  const { data: children } = useQuery({ ...childrenQuery, enabled: isAsked });
  const { act, pending: sent } = useSwapAction();
  const { onRearrange, dialog } = useRearranging();
  useLeavingSwaps({ status: 'pending', swaps: waiting, readAt: pending.dataUpdatedAt });
  useLeavingSwaps({ status: 'confirmed', swaps: agreed, readAt: confirmed.dataUpdatedAt });
  // The log is memoized, and the list of what is being sent is another one with every rendering.
  const sending = JSON.stringify(sent.map(({ id, action }) => ({ id, action })));
  const shown = useMemo(() => {
    if (swaps.length === 0) return undefined;
    return (
      <ThreadSwaps
        swaps={swaps}
        own={children ?? []}
        answering={JSON.parse(sending)}
        onAct={act}
        onSuggest={onRearrange}
      />
    );
  }, [swaps, children, sending, act, onRearrange]);
  return { swaps: shown, dialog, loading: pending.isLoading || confirmed.isLoading };
}
