import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { updateList } from '../../platform/queries/lists.ts';

/** Whom an action is about, and by what name its toasts call that member. */
export interface OtherMember {
  readonly userId: number;
  readonly firstName: string;
}

/** Blocks a member and removes them from all cached lists. */
export function useBlock(onBlocked?: (userId: number) => void): (other: OtherMember) => void {
  const { run } = useAction({
    call: ({ userId }: OtherMember) => call('post /api/blocks/:userId', { params: { userId } }),
    says: (_, { firstName }) => seen(`${firstName} is blocked`, 'You will no longer see each other.'),
    fails: (_, { firstName }) => `Failed to block ${firstName}`,
    touches: ({ userId }) => ({ type: 'block', userId }),
    onSuccess(_, { userId }) {
      updateList('get /api/connections/pending', (requests) =>
        requests.filter(({ requester }) => requester.id !== userId),
      );
      updateList('get /api/matches', (connections) => connections.filter(({ user }) => user.id !== userId));
      onBlocked?.(userId);
      announcePeopleChange({ type: 'met', userId });
    },
  });
  return run;
}
