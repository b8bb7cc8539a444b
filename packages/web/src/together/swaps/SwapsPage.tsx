import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { SwapListName, SwapListState } from '@nestmates/ui/screens/together/swaps/list/SwapsScreen.tsx';
import { SwapsScreen, swapLists } from '@nestmates/ui/screens/together/swaps/list/SwapsScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessageAction } from '../../friends/connections/use-message-action.ts';
import { useChildren } from '../../members/children/children-query.ts';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useFirstMeetings } from '../shared-plans/use-first-meetings.ts';
import { useMeetSafely } from '../shared-plans/use-meet-safely.tsx';
import { useEntryList } from '../swaps-and-playdates/use-entry-list.ts';
import { useNamedEntry } from '../swaps-and-playdates/use-named-entry.ts';
import { confirmedSwapsQuery, pastSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';
import { useLeavingSwaps } from './use-leaving-swaps.ts';
import { useRearranging } from './use-rearranging.tsx';
import { useSwapAction } from './use-swap-action.ts';
import { useSwapOutcome } from './use-swap-outcome.ts';

const queries = { pending: pendingSwapsQuery, confirmed: confirmedSwapsQuery, past: pastSwapsQuery } as const;

/** The state of one of the lists. */
function useSwapList(name: SwapListName, answering: ReturnType<typeof useSwapAction>['pending']) {
  const query = useInfiniteQuery(queries[name]);
  const leaving = name === 'past' ? undefined : query.data?.items;
  const status = name === 'past' ? 'confirmed' : name;
  useLeavingSwaps({ status, swaps: leaving, readAt: query.dataUpdatedAt });
  const state: SwapListState = useEntryList(query, useLoadMore(query), answering);
  return { state, isReading: query.isFetching };
}

const loadChooseCards = async () =>
  (await import('../sitter-cards/ChooseCardsContainer.tsx')).ChooseCardsContainer;

export default function SwapsPage() {
  useTitle('Babysitting Swaps');
  const { act, pending: answering } = useSwapAction();
  const pending = useSwapList('pending', answering);
  const confirmed = useSwapList('confirmed', answering);
  const past = useSwapList('past', answering);
  const { report, reporting } = useSwapOutcome();
  const messageAction = useMessageAction();
  const isFirst = useFirstMeetings();
  const { open: openSheet, sheet } = useMeetSafely();
  const { onRearrange, dialog } = useRearranging();
  const [toShow, setToShow] = useState<SwapView>();
  const { loaded: ChooseCards, load: loadCards } = useLazyImport(loadChooseCards);
  const now = useNow();
  const children = useChildren();
  const opensSwaps = useOpens('swaps');
  const hours = useQuery(readQuery('get /api/swaps/hours'));
  const { lists: shown, ...named } = useNamedEntry(swapLists, { pending, confirmed, past });
  return (
    <>
      <SwapsScreen
        state={{
          ...shown,
          hours: hours.isLoading ? 'loading' : hours.data,
          ask: opensSwaps ? { href: '/matches' } : { onLocked: () => explainLock({ what: 'babysitting' }) },
          ...named,
          answering,
          reporting,
          ownChildren: children.data ?? [],
          message: ({ user }) => messageAction(user),
          meetSafely: ({ id, user }) => ({
            first: isFirst(user),
            onOpen: () => openSheet({ user, plan: { swapId: id } }),
          }),
          onAct(swap, action) {
            if (action === 'proposeTime') onRearrange(swap);
            else act(swap, action);
          },
          onOutcome: report,
          now,
          onChooseCards(swap) {
            setToShow(swap);
            void loadCards();
          },
        }}
      />
      {sheet}
      {dialog}
      {ChooseCards && toShow && <ChooseCards swap={toShow} onClose={() => setToShow(undefined)} />}
    </>
  );
}
