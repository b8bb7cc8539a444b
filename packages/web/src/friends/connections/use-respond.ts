import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { useMember } from '../../platform/session/session.ts';
import { connectedText } from './connected-text.ts';

interface RequestAnswer {
  readonly id: number;
  readonly action: BodyFor<'post /api/connections/respond'>['action'];
  readonly requesterId: number;
}

/** Accepts or declines connection requests. */
export function useRespond() {
  const { plan } = useMember();
  const { run, pendingInputs } = useAction({
    call: ({ id, action }: RequestAnswer) =>
      call('post /api/connections/respond', { body: { requestId: id, action } }),
    entry: { name: 'respond', idOf: ({ id }) => id },
    says: ({ status }) =>
      status === 'accepted'
        ? { title: 'Connection accepted', description: connectedText(plan) }
        : 'Connection declined',
    fails: 'Failed to respond to connection request',
    touches: { type: 'answer' },
    onSuccess: (_, { requesterId }) => announcePeopleChange({ type: 'met', userId: requesterId }),
  });
  return { respond: run, answering: pendingInputs };
}
