import { connectionsContract } from '@nestmates/application/connections/contract.ts';
import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call, saidBy } from '../shared/api.ts';
import { useMember } from '../shared/session.ts';
import { matchesQuery, pendingQuery } from './connection-queries.ts';

type Answer = BodyOf<typeof connectionsContract.respond>;

const mutationKey = [connectionsContract.respond.path];

/** Accepts or declines; what is on its way is known to every place that shows the request. */
export function useRespond() {
  const client = useQueryClient();
  const { plan } = useMember();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (body: Answer) => call(connectionsContract.respond, { body }),
    async onSuccess({ status }) {
      toast(
        status === 'accepted'
          ? {
              title: 'Connection accepted',
              description: `You can now message each other!${plan === 'free' ? ' Messages open with Pro.' : ''}`,
            }
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
      // It may have been answered elsewhere, or its sender may have left.
      return client.invalidateQueries({ queryKey: pendingQuery.queryKey });
    },
  });
  const answering = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Answer,
  });
  return { respond: mutate, answering };
}
