import { blocksCalls } from '@nestmates/application/blocks/addresses.ts';
import type { BlockedView } from '@nestmates/application/blocks/contract.ts';
import { BlockedSection } from '@nestmates/ui/screens/blocks/BlockedSection.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '../api/api.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { updateItems } from '../queries/long-list.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import { blockedQuery } from './block-queries.ts';

const mutationKey = [blocksCalls.unblock.path];

/** Set synchronously, because a second click may come before the next render. */
const underway = new Set<number>();

export function BlockedSectionContainer() {
  const client = useQueryClient();
  const query = useQuery(blockedQuery);
  const more = useLoadMore(blocksCalls.list, query.data);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ userId }: BlockedView) => call(blocksCalls.unblock, { params: { userId } }),
    onSuccess(_, { userId, firstName }) {
      client.setQueryData(blockedQuery.queryKey, (all) =>
        updateItems(all, (items) => items.filter((one) => one.userId !== userId)),
      );
      toast({ title: `${firstName} is unblocked` });
    },
    onError: (error, { firstName }) =>
      toast({
        title: 'Error',
        description: errorMessage(error, `Failed to unblock ${firstName}`),
        destructive: true,
      }),
    onSettled: (_data, _error, { userId }) => void underway.delete(userId),
  });
  const unblocking = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as BlockedView).userId,
  });
  const unblock = (member: BlockedView) => {
    if (underway.has(member.userId)) return;
    underway.add(member.userId);
    mutate(member);
  };
  if (!query.data) return <BlockedSection state={loadingOrFailed(query)} />;
  return (
    <BlockedSection
      state={{
        kind: 'ready',
        blocked: query.data.items,
        more,
        unblocking,
        onUnblock: unblock,
      }}
    />
  );
}
