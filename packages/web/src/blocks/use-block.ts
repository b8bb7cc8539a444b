import { blocksCalls } from '@nestmates/application/blocks/addresses.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '../api/api.ts';
import { matchesQuery, pendingRequestsQuery } from '../connections/connection-queries.ts';
import { removeFromDeck } from '../matching/deck-cache.ts';
import { updateItems } from '../queries/long-list.ts';
import { blockedQuery } from './block-queries.ts';

interface OtherMember {
  readonly userId: number;
  readonly firstName: string;
}

/** Blocks a member and removes her from all cached lists. */
export function useBlock(onBlocked?: (userId: number) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ userId }: OtherMember) => call(blocksCalls.block, { params: { userId } }),
    onSuccess(_, { userId, firstName }) {
      client.setQueryData(pendingRequestsQuery.queryKey, (all) =>
        updateItems(all, (items) => items.filter(({ requester }) => requester.id !== userId)),
      );
      client.setQueryData(matchesQuery.queryKey, (all) =>
        updateItems(all, (items) => items.filter(({ user }) => user.id !== userId)),
      );
      void client.invalidateQueries({ queryKey: blockedQuery.queryKey });
      onBlocked?.(userId);
      removeFromDeck(userId);
      toast({ title: `${firstName} is blocked`, description: 'You will no longer see each other.' });
    },
    onError: (error, { firstName }) =>
      toast({
        title: 'Error',
        description: errorMessage(error, `Failed to block ${firstName}`),
        destructive: true,
      }),
  });
  return mutate;
}
