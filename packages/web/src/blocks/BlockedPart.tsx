import { blocksCalls } from '@nestmates/application/blocks/addresses.ts';
import type { BlockedView } from '@nestmates/application/blocks/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { BlockedSection } from '@nestmates/ui/screens/blocks/BlockedSection.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, saidBy } from '../shared/api.ts';
import { changed } from '../shared/long-list.ts';
import { useRest } from '../shared/use-rest.ts';
import { blockedQuery } from './block-queries.ts';

/** Her part of the account: whom she has blocked. */
export function BlockedPart() {
  const client = useQueryClient();
  const { data: blocked, isError, refetch } = useQuery(blockedQuery);
  const rest = useRest(blocksCalls.list, blocked);
  const unblock = useMutation({
    mutationFn: ({ userId }: BlockedView) => call(blocksCalls.unblock, { params: { userId } }),
    onSuccess(_, { userId, firstName }) {
      client.setQueryData(blockedQuery.queryKey, (all) =>
        changed(all, (items) => items.filter((one) => one.userId !== userId)),
      );
      toast({ title: `${firstName} is unblocked` });
    },
    onError: (error, { firstName }) =>
      toast({
        title: 'Error',
        description: saidBy(error, `Failed to unblock ${firstName}`),
        destructive: true,
      }),
  });
  if (isError && !blocked) {
    return <BlockedSection state={{ kind: 'failed', onRetry: () => void refetch() }} />;
  }
  if (!blocked) return <BlockedSection state={{ kind: 'loading' }} />;
  return (
    <BlockedSection
      state={{
        kind: 'ready',
        blocked: blocked.items,
        rest,
        unblocking: unblock.isPending ? unblock.variables.userId : undefined,
        onUnblock: unblock.mutate,
      }}
    />
  );
}
