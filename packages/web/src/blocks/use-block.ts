import { blocksCalls } from '@nestmates/application/blocks/addresses.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, saidBy } from '../api/api.ts';
import { matchesQuery, pendingQuery } from '../connections/connection-queries.ts';
import { takeFromDeck } from '../matching/deck-cache.ts';
import { changed } from '../queries/long-list.ts';
import { blockedQuery } from './block-queries.ts';

interface Other {
  readonly userId: number;
  readonly firstName: string;
}

/** Blocks a member, and takes her off every list that is already here. */
export function useBlock(onBlocked?: (userId: number) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ userId }: Other) => call(blocksCalls.block, { params: { userId } }),
    onSuccess(_, { userId, firstName }) {
      client.setQueryData(pendingQuery.queryKey, (all) =>
        changed(all, (items) => items.filter(({ requester }) => requester.id !== userId)),
      );
      client.setQueryData(matchesQuery.queryKey, (all) =>
        changed(all, (items) => items.filter(({ user }) => user.id !== userId)),
      );
      void client.invalidateQueries({ queryKey: blockedQuery.queryKey });
      onBlocked?.(userId);
      takeFromDeck(userId);
      toast({ title: `${firstName} is blocked`, description: 'You will no longer see each other.' });
    },
    onError: (error, { firstName }) =>
      toast({
        title: 'Error',
        description: saidBy(error, `Failed to block ${firstName}`),
        destructive: true,
      }),
  });
  return mutate;
}
