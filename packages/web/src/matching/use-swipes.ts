import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import { matchingCalls } from '@nestmates/application/matching/addresses.ts';
import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, errorMessage } from '../api/api.ts';
import { connectedText } from '../connections/connected-text.ts';
import { matchesQuery, pendingRequestsQuery } from '../connections/connection-queries.ts';
import { useMember } from '../session/session.ts';
import { type Deck, limitReached, redoSkip, returnToTop, withoutMember } from './deck.ts';
import { deckScope } from './deck-scope.ts';

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'SWIPE_LIMIT';

/** She has left, or was already decided: swiping again would change nothing. */
const isAlreadyDecided = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

interface Swipe {
  readonly card: CardView;
  /** The deck's last skip before this swipe. */
  readonly lastSkipped: CardView | undefined;
}

type UpdateDeck = (step: (now: Deck) => Deck) => void;

/** Sends each swipe after the card has left the deck; a card whose swipe failed returns. */
export function useSwipes(updateDeck: UpdateDeck, advance: UpdateDeck) {
  const client = useQueryClient();
  const { plan } = useMember();

  const putBack = (error: unknown, { card, lastSkipped }: Swipe) => {
    if (isLimit(error)) updateDeck((now) => limitReached(now, card, lastSkipped));
    else if (!isAlreadyDecided(error)) updateDeck((now) => returnToTop(now, card));
  };

  const skip = useMutation({
    ...deckScope,
    mutationFn: ({ card }: Swipe) => call(matchingCalls.skip, { body: { userId: card.user.id } }),
    onError(error, swipe) {
      putBack(error, swipe);
      if (isLimit(error)) return;
      // There is no skip to undo, so the card must not come back.
      if (isAlreadyDecided(error)) return advance((now) => withoutMember(now, swipe.card.user.id));
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to skip. Please try again.'),
        destructive: true,
      });
    },
  });

  const connect = useMutation({
    ...deckScope,
    mutationFn: ({ card }: Swipe) => call(connectionsCalls.request, { body: { recipientId: card.user.id } }),
    onSuccess({ status }, { card: { user } }) {
      const connected = status === 'connected';
      toast({
        title: 'Connection Request Sent',
        description: `You've connected with ${user.firstName}!${connected ? ` ${connectedText(plan)}` : ''}`,
      });
      if (!connected) return;
      void client.invalidateQueries({ queryKey: pendingRequestsQuery.queryKey });
      void client.invalidateQueries({ queryKey: matchesQuery.queryKey });
    },
    onError(error, swipe) {
      putBack(error, swipe);
      if (isLimit(error)) return;
      toast({
        title: 'Connection Failed',
        description: errorMessage(error, 'Failed to send connection request'),
        destructive: true,
      });
    },
  });

  const undo = useMutation({
    ...deckScope,
    mutationFn: ({ user }: CardView) => call(matchingCalls.undo, { params: { userId: user.id } }),
    onError(error, card) {
      // A skip that the server never got needs no undo.
      if (isAlreadyDecided(error)) return;
      advance((now) => redoSkip(now, card));
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to undo. Please try again.'),
        destructive: true,
      });
    },
  });

  return { skip: skip.mutate, connect: connect.mutate, undo: undo.mutate };
}
