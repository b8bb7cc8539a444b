import { matchingCalls } from '@nestmates/application/matching/addresses.ts';
import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '../api/api.ts';
import { useBlock } from '../blocks/use-block.ts';
import {
  afterConnect,
  afterSkip,
  type Deck,
  noDeck,
  returnToTop,
  searchFailed,
  searching,
  withoutMember,
  withoutRemoved,
  withResults,
} from './deck.ts';
import { deckKey } from './deck-cache.ts';
import { deckScope } from './deck-scope.ts';
import { useSwipes } from './use-swipes.ts';

/** Decides which toast is shown; `next` runs after the last card. */
type SearchReason = 'find' | 'refresh' | 'next';

const resultToast = {
  find: (found: number) =>
    found > 0 ? { title: 'Success', description: `Found ${found} potential matches!` } : undefined,
  refresh: () => ({ title: 'Refreshed!' }),
  next: () => undefined,
} satisfies Record<SearchReason, (found: number) => { title: string; description?: string } | undefined>;

const failureText = (why: SearchReason) =>
  why === 'refresh' ? 'Failed to refresh matches.' : 'Failed to find matches. Please try again.';

/** The deck is kept in the query cache, so that it survives leaving the page for a while. */
export function useDeck() {
  const client = useQueryClient();
  const { data: deck = noDeck } = useQuery<Deck>({ queryKey: deckKey, queryFn: skipToken });
  const latest = () => client.getQueryData<Deck>(deckKey) ?? noDeck;
  const updateDeck = (step: (now: Deck) => Deck): Deck => {
    const next = step(latest());
    client.setQueryData(deckKey, next);
    return next;
  };

  const search = useMutation({
    ...deckScope,
    async mutationFn(_: SearchReason) {
      const removedBefore = latest().removedIds.length;
      return { known: removedBefore, ...(await call(matchingCalls.calculate)) };
    },
    onSuccess({ matches, known }, why) {
      const cards = withoutRemoved(latest(), matches, known);
      updateDeck((now) => withResults(now, cards));
      const message = resultToast[why](cards.length);
      if (message) toast(message);
    },
    onError(error, why) {
      updateDeck(searchFailed);
      toast({ title: 'Error', description: errorMessage(error, failureText(why)), destructive: true });
    },
  });
  const startSearch = (why: SearchReason) => {
    if (latest().phase === 'searching') return;
    updateDeck(searching);
    search.mutate(why);
  };
  const advance = (step: (now: Deck) => Deck) => {
    const before = latest().phase;
    if (updateDeck(step).phase === 'searching' && before !== 'searching') search.mutate('next');
  };

  const { skip, connect, undo } = useSwipes(updateDeck, advance);
  const block = useBlock((userId) => advance((now) => withoutMember(now, userId)));

  return {
    deck,
    onFind: () => startSearch('find'),
    onRefresh: () => startSearch('refresh'),
    onSkip(card: CardView) {
      skip({ card, lastSkipped: latest().lastSkipped });
      advance((now) => afterSkip(now, card));
    },
    onConnect(card: CardView) {
      connect({ card, lastSkipped: latest().lastSkipped });
      advance(afterConnect);
    },
    onUndo(card: CardView) {
      undo(card);
      updateDeck((now) => returnToTop(now, card));
    },
    onBlock: ({ user }: CardView) => block({ userId: user.id, firstName: user.firstName }),
  };
}
