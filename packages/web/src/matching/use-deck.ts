import { matchingCalls } from '@nestmates/application/matching/addresses.ts';
import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, saidBy } from '../api/api.ts';
import { useBlock } from '../blocks/use-block.ts';
import {
  backOnTop,
  calculating,
  connectedTo,
  type Deck,
  dealt,
  noDeck,
  notDealt,
  passedBy,
  stillThere,
  without,
} from './deck.ts';
import { deckKey } from './deck-cache.ts';
import { inTurn } from './deck-scope.ts';
import { useSwipes } from './use-swipes.ts';

/** Why the search runs decides what is said of it; the one after the last card is the deck going on. */
type Why = 'find' | 'refresh' | 'next';

const saidOf = {
  find: (found: number) =>
    found > 0 ? { title: 'Success', description: `Found ${found} potential matches!` } : undefined,
  refresh: () => ({ title: 'Refreshed!' }),
  next: () => undefined,
} satisfies Record<Why, (found: number) => { title: string; description?: string } | undefined>;

const otherwise = (why: Why) =>
  why === 'refresh' ? 'Failed to refresh matches.' : 'Failed to find matches. Please try again.';

/** The deck outlives the page for a while, so that a look at her matches does not lose her place. */
export function useDeck() {
  const client = useQueryClient();
  const { data: deck = noDeck } = useQuery<Deck>({ queryKey: deckKey, queryFn: skipToken });
  const latest = () => client.getQueryData<Deck>(deckKey) ?? noDeck;
  const change = (step: (now: Deck) => Deck): Deck => {
    const next = step(latest());
    client.setQueryData(deckKey, next);
    return next;
  };

  const search = useMutation({
    ...inTurn,
    async mutationFn(_: Why) {
      const known = latest().gone.length;
      return { known, ...(await call(matchingCalls.calculate)) };
    },
    onSuccess({ matches, known }, why) {
      const cards = stillThere(latest(), matches, known);
      change((now) => dealt(now, cards));
      const said = saidOf[why](cards.length);
      if (said) toast(said);
    },
    onError(error, why) {
      change(notDealt);
      toast({ title: 'Error', description: saidBy(error, otherwise(why)), destructive: true });
    },
  });
  const look = (why: Why) => {
    if (latest().phase === 'calculating') return;
    change(calculating);
    search.mutate(why);
  };
  const advance = (step: (now: Deck) => Deck) => {
    const before = latest().phase;
    if (change(step).phase === 'calculating' && before !== 'calculating') search.mutate('next');
  };

  const { skip, connect, undo } = useSwipes(change, advance);
  const block = useBlock((userId) => advance((now) => without(now, userId)));

  return {
    deck,
    onFind: () => look('find'),
    onRefresh: () => look('refresh'),
    onSkip(card: CardView) {
      skip({ card, passed: latest().passed });
      advance((now) => passedBy(now, card));
    },
    onConnect(card: CardView) {
      connect({ card, passed: latest().passed });
      advance(connectedTo);
    },
    onUndo(card: CardView) {
      undo(card);
      change((now) => backOnTop(now, card));
    },
    onBlock: ({ user }: CardView) => block({ userId: user.id, firstName: user.firstName }),
  };
}
