import { ThreadSwaps } from '@nestmates/ui/screens/together/swaps/thread/ThreadSwap.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { childrenQuery } from '../../members/children/children-query.ts';
import { pendingSwapsQuery } from './swap-queries.ts';
import { useLeavingSwaps } from './use-leaving-swaps.ts';
import { useRearranging } from './use-rearranging.tsx';
import { useSwapAction } from './use-swap-action.ts';

interface WaitingSwaps {
  readonly swaps: ReactNode;
  readonly dialog: ReactNode;
}

/** The swaps of a thread that wait for an answer. */
export function useThreadSwaps(userId: number | undefined): WaitingSwaps {
  // No error toast of the query: they stand on their own page, too.
  const { data, dataUpdatedAt: readAt } = useInfiniteQuery({
    ...pendingSwapsQuery,
    meta: {},
    enabled: userId !== undefined,
  });
  const swaps = useMemo(() => data?.items.filter(({ user }) => user.id === userId) ?? [], [data, userId]);
  const isAsked = swaps.some(({ actions }) => actions.includes('accept'));
  const { data: children } = useQuery({ ...childrenQuery, enabled: isAsked });
  const { act, pending } = useSwapAction();
  const { onRearrange, dialog } = useRearranging();
  useLeavingSwaps({ status: 'pending', swaps: data?.items, readAt });
  // The log is memoized, and the list of what is being sent is another one with every rendering.
  const sending = JSON.stringify(pending.map(({ id, action }) => ({ id, action })));
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
  return { swaps: shown, dialog };
}
