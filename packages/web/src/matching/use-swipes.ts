import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import { matchingCalls } from '@nestmates/application/matching/addresses.ts';
import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, saidBy } from '../api/api.ts';
import { connectedWords } from '../connections/connected-text.ts';
import { matchesQuery, pendingQuery } from '../connections/connection-queries.ts';
import { useMember } from '../session/session.ts';
import { backOnTop, type Deck, limited, passedAfterAll, without } from './deck.ts';
import { inTurn } from './deck-scope.ts';

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'SWIPE_LIMIT';

/** She has left, or it was settled before: swiping her again would change nothing. */
const isSettled = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

interface Swipe {
  readonly card: CardView;
  /** What she could have taken back before it. */
  readonly passed: CardView | undefined;
}

type Change = (step: (now: Deck) => Deck) => void;

/** Tells the server of each swipe after the card has gone; one that it did not take comes back. */
export function useSwipes(change: Change, advance: Change) {
  const client = useQueryClient();
  const { plan } = useMember();

  const refused = (error: unknown, { card, passed }: Swipe) => {
    if (isLimit(error)) change((now) => limited(now, card, passed));
    else if (!isSettled(error)) change((now) => backOnTop(now, card));
  };

  const skip = useMutation({
    ...inTurn,
    mutationFn: ({ card }: Swipe) => call(matchingCalls.skip, { body: { userId: card.user.id } }),
    onError(error, swipe) {
      refused(error, swipe);
      if (isLimit(error)) return;
      // There is no pass to take back, so the card is not to be had back either.
      if (isSettled(error)) return advance((now) => without(now, swipe.card.user.id));
      toast({
        title: 'Error',
        description: saidBy(error, 'Failed to skip. Please try again.'),
        destructive: true,
      });
    },
  });

  const connect = useMutation({
    ...inTurn,
    mutationFn: ({ card }: Swipe) => call(connectionsCalls.request, { body: { recipientId: card.user.id } }),
    onSuccess({ status }, { card: { user } }) {
      const connected = status === 'connected';
      toast({
        title: 'Connection Request Sent',
        description: `You've connected with ${user.firstName}!${connected ? ` ${connectedWords(plan)}` : ''}`,
      });
      if (!connected) return;
      void client.invalidateQueries({ queryKey: pendingQuery.queryKey });
      void client.invalidateQueries({ queryKey: matchesQuery.queryKey });
    },
    onError(error, swipe) {
      refused(error, swipe);
      if (isLimit(error)) return;
      toast({
        title: 'Connection Failed',
        description: saidBy(error, 'Failed to send connection request'),
        destructive: true,
      });
    },
  });

  const undo = useMutation({
    ...inTurn,
    mutationFn: ({ user }: CardView) => call(matchingCalls.undo, { params: { userId: user.id } }),
    onError(error, card) {
      // A pass that never arrived needs no taking back.
      if (isSettled(error)) return;
      advance((now) => passedAfterAll(now, card));
      toast({
        title: 'Error',
        description: saidBy(error, 'Failed to undo. Please try again.'),
        destructive: true,
      });
    },
  });

  return { skip: skip.mutate, connect: connect.mutate, undo: undo.mutate };
}
