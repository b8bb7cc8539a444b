import type { BlockedView } from '@nestmates/application/friends/blocks/contract.ts';
import { BlockedSection } from '@nestmates/ui/screens/friends/blocks/BlockedSection.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { listQuery, updateList } from '../../platform/queries/lists.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';

const blocked = 'get /api/blocks';
const blockedQuery = listQuery(blocked);

export function BlockedSectionContainer() {
  const query = useInfiniteQuery(blockedQuery);
  const more = useLoadMore(query);
  const unblock = useAction({
    call: ({ userId }: BlockedView) => call('delete /api/blocks/:userId', { params: { userId } }),
    entry: { name: 'unblock', idOf: ({ userId }) => userId },
    says: (_, { firstName }) => seen(`${firstName} is unblocked`),
    fails: (_, { firstName }) => `Failed to unblock ${firstName}`,
    onSuccess: (_, { userId }) =>
      updateList(blocked, (members) => members.filter((member) => member.userId !== userId)),
  });
  if (!query.data) return <BlockedSection state={loadingOrFailed(query)} />;
  return (
    <BlockedSection
      state={{
        kind: 'ready',
        blocked: query.data.items,
        more,
        unblocking: unblock.pendingInputs.map(({ userId }) => userId),
        onUnblock: unblock.run,
      }}
    />
  );
}
