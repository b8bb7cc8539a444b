import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { updateList } from '../../platform/queries/lists.ts';
import type { OtherMember } from '../blocks/use-block.ts';

export function useUnmatch(onUnmatched?: (userId: number) => void): (other: OtherMember) => void {
  const { run } = useAction({
    call: ({ userId }: OtherMember) => call('delete /api/matches/:userId', { params: { userId } }),
    says: (_, { firstName }) => seen(`You and ${firstName} are no longer connected`),
    fails: (_, { firstName }) => `Failed to unmatch ${firstName}`,
    touches: ({ userId }) => ({ type: 'unmatch', userId }),
    onSuccess(_, { userId }) {
      updateList('get /api/matches', (connections) => connections.filter(({ user }) => user.id !== userId));
      onUnmatched?.(userId);
    },
  });
  return run;
}
