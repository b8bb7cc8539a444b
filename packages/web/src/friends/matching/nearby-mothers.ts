import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useMember } from '../../platform/session/session.ts';
import type { Deck } from './deck.ts';
import { deckKey } from './deck-key.ts';

interface NearbyMothers {
  /** Undefined while they are looked for. */
  readonly mothers: readonly CardView[] | undefined;
  /** They have been looked for; not where nobody is looked for, or no more are shown today. */
  readonly nobodyNear: boolean;
}

let dealing: Promise<void> | undefined;

/** The deck is asked for at once: its code, which the page does not wait for, comes beside it. */
async function deal(removedBefore: number): Promise<void> {
  const answer = call('post /api/match/calculate');
  // Awaited by `dealDeck`, unless its code cannot be loaded or Browse deals meanwhile.
  answer.catch(() => undefined);
  const { dealDeck } = await import('./deal-deck.ts');
  await dealDeck({ answer, removedBefore });
}

/** Once for all that show who is on top. */
function dealOnce(removedBefore: number): Promise<void> {
  dealing ??= deal(removedBefore).finally(() => {
    dealing = undefined;
  });
  return dealing;
}

/** Who is on top of the deck, which is dealt where there is none: Browse then opens with it. No mothers where it cannot be. */
export function useNearbyMothers(): NearbyMothers {
  const { mustVerifyEmail, paused } = useMember();
  const { data: deck } = useQuery<Deck>({ queryKey: deckKey, queryFn: skipToken });
  const [failed, setFailed] = useState(false);
  const mayDeal = !mustVerifyEmail && !paused;
  const removedBefore = deck?.removedIds.length ?? 0;
  const isUndealt = deck === undefined || deck.phase === 'idle';
  useEffect(() => {
    if (!mayDeal || !isUndealt || failed) return;
    dealOnce(removedBefore).catch(() => setFailed(true));
  }, [mayDeal, isUndealt, failed, removedBefore]);
  if (!mayDeal || failed) return { mothers: [], nobodyNear: false };
  if (isUndealt || deck.phase === 'searching') return { mothers: undefined, nobodyNear: false };
  const mothers = deck.phase === 'swiping' ? deck.cards.slice(deck.at) : [];
  return { mothers, nobodyNear: deck.phase === 'empty' };
}
