import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { errorMessage } from '../../platform/api/errors.ts';
import { useHydrated } from '../../platform/first-render/first-render.ts';
import { celebrate } from '../../platform/moments/celebrate.ts';
import { useMember } from '../../platform/session/session.ts';
import { useBlock } from '../blocks/use-block.ts';
import { connectedText } from '../connections/connected-text.ts';
import { loadMatchMoment, preloadMatchMoment } from '../connections/load-match-moment.ts';
import {
  afterConnect,
  afterSkip,
  type Deck,
  noDeck,
  remembered,
  renewed,
  returnToTop,
  searchFailed,
  searching,
  withoutMember,
  withoutRemoved,
  withResults,
} from './deck.ts';
import './deck-cache.ts';
import { deckKey } from './deck-key.ts';
import { deckScope } from './deck-scope.ts';
import { keptCards } from './kept-deck.ts';
import { useSwipes } from './use-swipes.ts';

const resultToast = {
  find: (found: number) => (found > 0 ? seen('Success', `Found ${found} potential matches!`) : undefined),
  refresh: () => seen('Refreshed!'),
  next: () => undefined,
  renew: () => undefined,
};

const failureMessage = {
  find: 'Failed to find matches. Please try again.',
  refresh: 'Failed to refresh matches.',
  next: 'Failed to find matches. Please try again.',
  renew: 'Failed to refresh matches.',
};

/** `next` runs after the last card, `renew` behind cards that are remembered. */
type SearchReason = keyof typeof resultToast;

/** The deck is kept in the query cache, so that it survives leaving the page for a while. */
export function useDeck() {
  const client = useQueryClient();
  const { data: dealt = noDeck } = useQuery<Deck>({ queryKey: deckKey, queryFn: skipToken });
  const latest = () => client.getQueryData<Deck>(deckKey) ?? noDeck;
  const updateDeck = (step: (now: Deck) => Deck): Deck => {
    const next = step(latest());
    client.setQueryData(deckKey, next);
    return next;
  };

  const search = useAction({
    scope: deckScope,
    async call(why: SearchReason) {
      const removedBefore = latest().removedIds.length;
      const { matches } = await call('post /api/match/calculate');
      const cards = withoutRemoved(latest(), matches, removedBefore);
      updateDeck((now) => (why === 'renew' ? renewed : withResults)(now, cards));
      return cards.length;
    },
    says: (found, why) => resultToast[why](found),
    onError: (error, why) =>
      void updateDeck((now) => searchFailed(now, errorMessage(error, failureMessage[why]))),
    // The failure stands in the place of the cards where there are none.
    fails: (_, why) => (latest().phase === 'failed' || why === 'renew' ? undefined : failureMessage[why]),
  });
  const startSearch = (why: SearchReason) => {
    if (latest().phase === 'searching') return;
    updateDeck(searching);
    search.run(why);
  };
  const advance = (step: (now: Deck) => Deck) => {
    const before = latest().phase;
    if (updateDeck(step).phase === 'searching' && before !== 'searching') search.run('next');
  };

  const { id: memberId, plan, paused, mustVerifyEmail } = useMember();
  const mayShow = !paused && !mustVerifyEmail;
  const isHydrated = useHydrated();
  const mayRemember = isHydrated && mayShow && dealt.phase === 'idle';
  // Read while it renders, since React hears of the cache a frame later: the page opens with a face.
  const deck = mayRemember ? remembered(dealt, keptCards(memberId)) : dealt;
  const remember = useEffectEvent(() => {
    if (latest().phase !== 'idle') return;
    if (updateDeck((now) => remembered(now, keptCards(memberId))).phase === 'swiping') search.run('renew');
  });
  useLayoutEffect(() => {
    if (mayRemember) remember();
  }, [mayRemember]);

  const { skip, connect, undo } = useSwipes(updateDeck, advance, (card) => {
    const { firstName } = card.user;
    void celebrate({
      load: async () => (await loadMatchMoment()).momentOfMatch(card, 'Keep swiping'),
      said: {
        title: 'Connection Request Sent',
        description: `You've connected with ${firstName}! ${connectedText(plan)}`,
      },
      at: '/browse',
    });
  });
  const block = useBlock((userId) => advance((now) => withoutMember(now, userId)));

  return {
    deck,
    /** Whether it is still unknown whom this browser remembers. */
    opening: !isHydrated && deck.phase === 'idle',
    onFind: () => startSearch('find'),
    onRefresh: () => startSearch('refresh'),
    onSkip(card: CardView) {
      skip({ card, lastSkipped: latest().lastSkipped });
      advance((now) => afterSkip(now, card));
    },
    onConnect(card: CardView) {
      preloadMatchMoment();
      connect({ card, lastSkipped: latest().lastSkipped });
      advance(afterConnect);
    },
    onUndo(card: CardView) {
      undo(card);
      updateDeck((now) => returnToTop(now, card));
    },
    onBlock: ({ user }: CardView) => block({ userId: user.id, firstName: user.firstName }),
  };
}
