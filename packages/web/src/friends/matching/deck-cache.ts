import { onPeopleChange } from '../../members/people/people-changes.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { currentMember } from '../../platform/session/session.ts';
import { type Deck, noDeck, withoutMember } from './deck.ts';
import { deckKey } from './deck-key.ts';
import { keepCards, keepDeck } from './kept-deck.ts';

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
  const member = currentMember();
  if (member) keepCards(member.id, []);
  queryClient.setQueryData<Deck>(deckKey, (deck) => deck && { ...noDeck, removedIds: deck.removedIds });
}

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const member = currentMember();
  if (type !== 'updated' || query.queryKey[0] !== deckKey[0] || !member) return;
  const deck = query.state.data as Deck | undefined;
  if (deck) keepDeck(member.id, deck);
});

// Whoever has not opened the deck has no cards to remove.
onPeopleChange((change) => (change.type === 'met' ? removeFromDeck(change.userId) : resetDeck()));
