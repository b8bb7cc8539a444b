import type { AnswerOf } from '../../platform/api/endpoints.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { type Deck, noDeck, searching, withoutRemoved, withResults } from './deck.ts';
import './deck-cache.ts';
import { deckKey } from './deck-key.ts';

interface AskedDeck {
  readonly answer: Promise<AnswerOf<'post /api/match/calculate'>>;
  /** How many had been removed when it was asked for. */
  readonly removedBefore: number;
}

/** Deals a deck where there is none, without a word: where it fails, Browse asks anew and says what is wrong. */
export async function dealDeck({ answer, removedBefore }: AskedDeck): Promise<void> {
  const deck = queryClient.getQueryData<Deck>(deckKey) ?? noDeck;
  if (deck.phase !== 'idle') return;
  const update = (step: (now: Deck) => Deck) =>
    queryClient.setQueryData<Deck>(deckKey, (now = noDeck) => step(now));
  update(searching);
  try {
    const { matches } = await answer;
    update((now) => withResults(now, withoutRemoved(now, matches, removedBefore)));
  } catch (error) {
    update((now) => (now.phase === 'searching' ? { ...now, phase: 'idle' } : now));
    throw error;
  }
}
