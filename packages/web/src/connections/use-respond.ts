import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import type { connectionsContract } from '@nestmates/application/connections/contract.ts';
import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { takeFromDeck } from '../browse/deck-cache.ts';
import { ApiError, call, saidBy } from '../shared/api.ts';
import { useMember } from '../shared/session.ts';
import { connectedWords } from './connected-words.ts';
import { matchesQuery, pendingQuery } from './connection-queries.ts';

type Answer = BodyOf<typeof connectionsContract.respond>;
type Asked = Answer & { readonly requesterId: number };

const mutationKey = [connectionsCalls.respond.path];

/** Known at once, before anything is drawn: a second click may come within the same frame. */
const underway = new Set<number>();

/** No answer is done sooner, so that the second tap of a double one still finds the entry it was meant for. */
const doubleTap = 500;

async function answered(body: Answer) {
  const answer = call(connectionsCalls.respond, { body });
  await Promise.allSettled([answer, new Promise((done) => setTimeout(done, doubleTap))]);
  return answer;
}

/** Accepts or declines; what is on its way is known to every place that shows the request. */
export function useRespond() {
  const client = useQueryClient();
  const { plan } = useMember();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ requestId, action }: Asked) => answered({ requestId, action }),
    async onSuccess({ status }, { requesterId }) {
      takeFromDeck(requesterId);
      toast(
        status === 'accepted'
          ? { title: 'Connection accepted', description: connectedWords(plan) }
          : { title: 'Connection declined' },
      );
      await Promise.all([
        client.invalidateQueries({ queryKey: pendingQuery.queryKey }),
        client.invalidateQueries({ queryKey: matchesQuery.queryKey }),
      ]);
    },
    onError(error) {
      toast({
        title: 'Error',
        description: saidBy(error, 'Failed to respond to connection request'),
        destructive: true,
      });
      // Refused: it may have been answered elsewhere, or its sender may have left.
      if (error instanceof ApiError) return client.invalidateQueries({ queryKey: pendingQuery.queryKey });
    },
    onSettled: (_data, _error, { requestId }) => void underway.delete(requestId),
  });
  const answering = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Asked,
  });
  const respond = (asked: Asked) => {
    if (underway.has(asked.requestId)) return;
    underway.add(asked.requestId);
    mutate(asked);
  };
  return { respond, answering };
}
