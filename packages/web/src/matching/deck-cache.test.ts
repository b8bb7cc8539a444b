import { describe, expect, it } from 'vitest';
import { queryClient } from '../queries/query-client.ts';
import { calculating, type Deck, dealt, noDeck } from './deck.ts';
import { deckKey, forgetDeck } from './deck-cache.ts';

const kept = () => queryClient.getQueryData<Deck>(deckKey);

describe('a deck that is forgotten', () => {
  it('begins anew, and knows still whom she is never to see again', () => {
    queryClient.setQueryData<Deck>(deckKey, { ...noDeck, phase: 'limit-reached', gone: [7] });
    forgetDeck();
    expect(kept()).toEqual({ ...noDeck, gone: [7] });
  });

  it('takes no cards from a search that began before', () => {
    queryClient.setQueryData<Deck>(deckKey, calculating(noDeck));
    forgetDeck();
    const now = kept();
    expect(now && dealt(now, [])).toEqual(noDeck);
  });

  it('is none where there was none', () => {
    queryClient.clear();
    forgetDeck();
    expect(kept()).toBeUndefined();
  });
});
