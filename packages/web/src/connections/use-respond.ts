import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import type { connectionsContract } from '@nestmates/application/connections/contract.ts';
import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, errorMessage } from '../api/api.ts';
import { removeFromDeck } from '../matching/deck-cache.ts';
import { useListAnswers } from '../queries/use-list-answers.ts';
import { useMember } from '../session/session.ts';
import { connectedText } from './connected-text.ts';
import { matchesQuery, pendingRequestsQuery } from './connection-queries.ts';

interface RequestAnswer {
  readonly id: number;
  readonly action: BodyOf<typeof connectionsContract.respond>['action'];
  readonly requesterId: number;
}

const mutationKey = [connectionsCalls.respond.path];

/** Accepts or declines connection requests. */
export function useRespond() {
  const client = useQueryClient();
  const { plan } = useMember();
  const { answer, answering } = useListAnswers(mutationKey, {
    send: ({ id, action }: RequestAnswer) =>
      call(connectionsCalls.respond, { body: { requestId: id, action } }),
    async onSuccess({ status }, { requesterId }) {
      removeFromDeck(requesterId);
      toast(
        status === 'accepted'
          ? { title: 'Connection accepted', description: connectedText(plan) }
          : { title: 'Connection declined' },
      );
      await Promise.all([
        client.invalidateQueries({ queryKey: pendingRequestsQuery.queryKey }),
        client.invalidateQueries({ queryKey: matchesQuery.queryKey }),
      ]);
    },
    onError(error) {
      toast({
        title: 'Error',
        description: errorMessage(error, 'Failed to respond to connection request'),
        destructive: true,
      });
      // Refused: already answered elsewhere, or the sender has left.
      if (error instanceof ApiError)
        return client.invalidateQueries({ queryKey: pendingRequestsQuery.queryKey });
    },
  });
  return { respond: answer, answering };
}
