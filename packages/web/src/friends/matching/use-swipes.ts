import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { type Deck, limitReached, redoSkip, returnToTop, withoutMember } from './deck.ts';
import { deckScope } from './deck-scope.ts';

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'SWIPE_LIMIT';

/** The member has left, or was already decided: swiping again would change nothing. */
const isAlreadyDecided = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

interface Swipe {
  readonly card: CardView;
  /** The deck's last skip before this swipe. */
  readonly lastSkipped: CardView | undefined;
}

type UpdateDeck = (step: (now: Deck) => Deck) => void;

/**
 * Sends each swipe after the card has left the deck; a card whose swipe failed returns. `onMatch` is called where the
 * other had asked before.
 */
export function useSwipes(updateDeck: UpdateDeck, advance: UpdateDeck, onMatch: (card: CardView) => void) {
  const putBack = (error: unknown, { card, lastSkipped }: Swipe) => {
    if (isLimit(error)) updateDeck((now) => limitReached(now, card, lastSkipped));
    else if (!isAlreadyDecided(error)) updateDeck((now) => returnToTop(now, card));
  };

  const skip = useAction({
    scope: deckScope,
    call: ({ card }: Swipe) => call('post /api/match/skip', { body: { userId: card.user.id } }),
    fails: (error) =>
      isLimit(error) || isAlreadyDecided(error) ? undefined : 'Failed to skip. Please try again.',
    onError(error, swipe) {
      putBack(error, swipe);
      // There is no skip to undo, so the card must not come back.
      if (isAlreadyDecided(error)) advance((now) => withoutMember(now, swipe.card.user.id));
    },
  });

  const connect = useAction({
    scope: deckScope,
    call: ({ card }: Swipe) => call('post /api/connections/request', { body: { recipientId: card.user.id } }),
    says: ({ status }, { card: { user } }) =>
      status === 'connected'
        ? undefined
        : // The card that leaves is the answer.
          seen('Connection Request Sent', `${user.firstName} will see it.`),
    fails: (error) =>
      isLimit(error)
        ? undefined
        : { title: 'Connection Failed', description: 'Failed to send connection request' },
    touches: ({ card }, answer) =>
      answer?.status === 'connected' ? { type: 'match', userId: card.user.id } : undefined,
    onSuccess: ({ status }, { card }) => {
      if (status === 'connected') onMatch(card);
    },
    onError: putBack,
  });

  const undo = useAction({
    scope: deckScope,
    call: ({ user }: CardView) => call('delete /api/match/skip/:userId', { params: { userId: user.id } }),
    // A skip that the server never got needs no undo.
    fails: (error) => (isAlreadyDecided(error) ? undefined : 'Failed to undo. Please try again.'),
    onError(error, card) {
      if (!isAlreadyDecided(error)) advance((now) => redoSkip(now, card));
    },
  });

  return { skip: skip.run, connect: connect.run, undo: undo.run };
}
