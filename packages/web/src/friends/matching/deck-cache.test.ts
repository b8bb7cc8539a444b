import { describe, expect, it } from 'vitest';
import { queryClient } from '../../platform/queries/query-client.ts';
import { type Deck, noDeck, searching, withResults } from './deck.ts';
import { resetDeck } from './deck-cache.ts';
import { deckKey } from './deck-key.ts';

const kept = () => queryClient.getQueryData<Deck>(deckKey);

describe('a deck that is forgotten', () => {
  it('begins anew, and knows still whom she is never to see again', () => {
    queryClient.setQueryData<Deck>(deckKey, { ...noDeck, phase: 'limit-reached', removedIds: [7] });
    resetDeck();
    expect(kept()).toEqual({ ...noDeck, removedIds: [7] });
  });

  it('takes no cards from a search that began before', () => {
    queryClient.setQueryData<Deck>(deckKey, searching(noDeck));
    resetDeck();
    const now = kept();
    expect(now && withResults(now, [])).toEqual(noDeck);
  });

  it('is none where there was none', () => {
    queryClient.clear();
    resetDeck();
    expect(kept()).toBeUndefined();
  });
});
