import { queryClient } from '../shared/query-client.ts';
import { type Deck, noDeck, without } from './deck.ts';

/** Not its call's address, as elsewhere: every page knows this key, and only Browse needs the contract. */
export const deckKey = ['deck'];

/** Whoever she has blocked, answered or parted from elsewhere comes up in her deck no more. */
export function takeFromDeck(userId: number): void {
  queryClient.setQueryData<Deck>(deckKey, (deck) => {
    if (!deck) return;
    const left = without(deck, userId);
    // Nobody may be there to see a search: she begins it herself.
    return deck.phase === 'swiping' && left.phase === 'calculating' ? { ...noDeck, gone: left.gone } : left;
  });
}
