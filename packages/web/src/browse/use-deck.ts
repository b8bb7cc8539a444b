import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { matchingContract } from '@nestmates/application/matching/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlock } from '../blocks/use-block.ts';
import { call, saidBy } from '../shared/api.ts';
import {
  backOnTop,
  calculating,
  connectedTo,
  type Deck,
  dealt,
  noDeck,
  notDealt,
  passedBy,
  without,
} from './deck.ts';
import { inTurn } from './in-turn.ts';
import { useSwipes } from './use-swipes.ts';

const queryKey = [matchingContract.calculate.path];

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
  const { data: deck = noDeck } = useQuery<Deck>({ queryKey, queryFn: skipToken });
  const change = (step: (now: Deck) => Deck): Deck => {
    const next = step(client.getQueryData<Deck>(queryKey) ?? noDeck);
    client.setQueryData(queryKey, next);
    return next;
  };

  const search = useMutation({
    ...inTurn,
    mutationFn: (_: Why) => call(matchingContract.calculate),
    onSuccess({ matches }, why) {
      change((now) => dealt(now, matches));
      const said = saidOf[why](matches.length);
      if (said) toast(said);
    },
    onError(error, why) {
      change(notDealt);
      toast({ title: 'Error', description: saidBy(error, otherwise(why)), destructive: true });
    },
  });
  const look = (why: Why) => {
    change(calculating);
    search.mutate(why);
  };
  const advance = (step: (now: Deck) => Deck) => {
    if (change(step).phase === 'calculating') search.mutate('next');
  };

  const { skip, connect, undo } = useSwipes(change);
  const block = useBlock((userId) => advance((now) => without(now, userId)));

  return {
    deck,
    onFind: () => look('find'),
    onRefresh: () => look('refresh'),
    onSkip(card: CardView) {
      skip(card);
      advance((now) => passedBy(now, card));
    },
    onConnect(card: CardView) {
      connect(card);
      advance(connectedTo);
    },
    onUndo(card: CardView) {
      undo(card);
      change((now) => backOnTop(now, card));
    },
    onBlock: ({ user }: CardView) => block({ userId: user.id, firstName: user.firstName }),
  };
}
