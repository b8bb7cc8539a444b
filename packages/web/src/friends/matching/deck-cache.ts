import { onPeopleChange } from '../../members/people/people-changes.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { type Deck, noDeck, withoutMember } from './deck.ts';
import { deckKey } from './deck-key.ts';

/** Removes a member who was blocked, answered or disconnected elsewhere. */
function removeFromDeck(userId: number): void {
  queryClient.setQueryData<Deck>(deckKey, (deck) => {
    if (!deck) return;
    const left = withoutMember(deck, userId);
    // Starts no search, because the deck may not be on the screen.
    return deck.phase === 'swiping' && left.phase === 'searching'
      ? { ...noDeck, removedIds: left.removedIds }
      : left;
  });
}

/** The member's profile has changed, and with it their matches. */
export function resetDeck(): void {
  queryClient.setQueryData<Deck>(deckKey, (deck) => deck && { ...noDeck, removedIds: deck.removedIds });
}

// Whoever has not opened the deck has no cards to remove.
onPeopleChange((change) => (change.type === 'met' ? removeFromDeck(change.userId) : resetDeck()));
