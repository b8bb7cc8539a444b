import { matchingCalls } from '@nestmates/application/matching/addresses.ts';
import { queryClient } from '../queries/query-client.ts';
import { type Deck, noDeck, withoutMember } from './deck.ts';

export const deckKey = [matchingCalls.calculate.path];

/** Whoever she has blocked, answered or parted from elsewhere comes up in her deck no more. */
export function removeFromDeck(userId: number): void {
  queryClient.setQueryData<Deck>(deckKey, (deck) => {
    if (!deck) return;
    const left = withoutMember(deck, userId);
    // Nobody may be there to see a search: she begins it herself.
    return deck.phase === 'swiping' && left.phase === 'searching'
      ? { ...noDeck, removedIds: left.removedIds }
      : left;
  });
}

/** She has said something new of herself: who fits her, and who is near, is to be asked anew. */
export function resetDeck(): void {
  queryClient.setQueryData<Deck>(deckKey, (deck) => deck && { ...noDeck, removedIds: deck.removedIds });
}
