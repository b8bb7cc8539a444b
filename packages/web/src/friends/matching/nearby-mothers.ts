import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMember } from '../../platform/session/session.ts';
import type { Deck } from './deck.ts';
import { deckKey } from './deck-key.ts';

/**
 * Who is on top of the deck, which is dealt where there is none: Browse then opens with it. Undefined while it is dealt,
 * nobody where it cannot be.
 */
export function useNearbyMothers(): readonly CardView[] | undefined {
  const { mustVerifyEmail, paused } = useMember();
  const { data: deck } = useQuery<Deck>({ queryKey: deckKey, queryFn: skipToken });
  const [failed, setFailed] = useState(false);
  const mayDeal = !mustVerifyEmail && !paused;
  const isUndealt = deck === undefined || deck.phase === 'idle';
  useEffect(() => {
    if (!mayDeal || !isUndealt || failed) return;
    // The page is there before it.
    import('./deal-deck.ts').then(({ dealDeck }) => dealDeck()).catch(() => setFailed(true));
  }, [mayDeal, isUndealt, failed]);
  if (!mayDeal || failed) return [];
  if (isUndealt || deck.phase === 'searching') return undefined;
  return deck.phase === 'swiping' ? deck.cards.slice(deck.at) : [];
}
