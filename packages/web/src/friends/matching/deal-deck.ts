import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { type Deck, noDeck, searching, withoutRemoved, withResults } from './deck.ts';
import './deck-cache.ts';
import { deckKey } from './deck-key.ts';

/** Deals a deck where there is none, without a word: where it fails, Browse asks anew and says what is wrong. */
export async function dealDeck(): Promise<void> {
  const deck = queryClient.getQueryData<Deck>(deckKey) ?? noDeck;
  if (deck.phase !== 'idle') return;
  const update = (step: (now: Deck) => Deck) =>
    queryClient.setQueryData<Deck>(deckKey, (now = noDeck) => step(now));
  update(searching);
  try {
    const { matches } = await call('post /api/match/calculate');
    update((now) => withResults(now, withoutRemoved(now, matches, deck.removedIds.length)));
  } catch (error) {
    update((now) => (now.phase === 'searching' ? { ...now, phase: 'idle' } : now));
    throw error;
  }
}
