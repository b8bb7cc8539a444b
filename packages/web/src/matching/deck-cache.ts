import { matchingCalls } from '@nestmates/application/matching/addresses.ts';
import { queryClient } from '../queries/query-client.ts';
import { type Deck, noDeck, without } from './deck.ts';

export const deckKey = [matchingCalls.calculate.path];

/** Whoever she has blocked, answered or parted from elsewhere comes up in her deck no more. */
export function takeFromDeck(userId: number): void {
  queryClient.setQueryData<Deck>(deckKey, (deck) => {
    if (!deck) return;
    const left = without(deck, userId);
    // Nobody may be there to see a search: she begins it herself.
    return deck.phase === 'swiping' && left.phase === 'calculating' ? { ...noDeck, gone: left.gone } : left;
  });
}

/** She has said something new of herself: who fits her, and who is near, is to be asked anew. */
export function forgetDeck(): void {
  queryClient.setQueryData<Deck>(deckKey, (deck) => deck && { ...noDeck, gone: deck.gone });
}
