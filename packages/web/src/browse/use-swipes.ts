import { connectionsContract } from '@nestmates/application/connections/contract.ts';
import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { matchingContract } from '@nestmates/application/matching/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { matchesQuery, pendingQuery } from '../connections/connection-queries.ts';
import { ApiError, call, saidBy } from '../shared/api.ts';
import { backOnTop, type Deck, limited } from './deck.ts';
import { inTurn } from './in-turn.ts';

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'SWIPE_LIMIT';

/** She has left, or it was settled before: swiping her again would change nothing. */
const isSettled = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** Tells the server of each swipe after the card has gone; one that it did not take comes back. */
export function useSwipes(change: (step: (now: Deck) => Deck) => Deck) {
  const client = useQueryClient();

  const refused = (error: unknown, card: CardView) => {
    if (isLimit(error)) change((now) => limited(now, card));
    else if (!isSettled(error)) change((now) => backOnTop(now, card));
  };

  const skip = useMutation({
    ...inTurn,
    mutationFn: ({ user }: CardView) => call(matchingContract.skip, { body: { userId: user.id } }),
    onError(error, card) {
      refused(error, card);
      if (isLimit(error) || isSettled(error)) return;
      toast({
        title: 'Error',
        description: saidBy(error, 'Failed to skip. Please try again.'),
        destructive: true,
      });
    },
  });

  const connect = useMutation({
    ...inTurn,
    mutationFn: ({ user }: CardView) => call(connectionsContract.request, { body: { recipientId: user.id } }),
    onSuccess({ status }, { user }) {
      const connected = status === 'connected';
      toast({
        title: 'Connection Request Sent',
        description: `You've connected with ${user.firstName}!${connected ? ' You can now message each other!' : ''}`,
      });
      if (!connected) return;
      void client.invalidateQueries({ queryKey: pendingQuery.queryKey });
      void client.invalidateQueries({ queryKey: matchesQuery.queryKey });
    },
    onError(error, card) {
      refused(error, card);
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
    mutationFn: ({ user }: CardView) => call(matchingContract.undo, { params: { userId: user.id } }),
    onError(error) {
      // A pass that never arrived needs no taking back.
      if (isSettled(error)) return;
      toast({
        title: 'Error',
        description: saidBy(error, 'Failed to undo. Please try again.'),
        destructive: true,
      });
    },
  });

  return { skip: skip.mutate, connect: connect.mutate, undo: undo.mutate };
}
