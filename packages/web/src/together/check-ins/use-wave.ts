import type { NearbyView } from '@nestmates/application/together/check-ins/contract.ts';
import { connectedText } from '../../friends/connections/connected-text.ts';
import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { useMember } from '../../platform/session/session.ts';

/** Waving to a member whom she is not connected with is a connection request. */
export function useWave() {
  const { plan } = useMember();
  const { run, pendingInputs } = useAction({
    call: ({ user }: NearbyView) => call('post /api/connections/request', { body: { recipientId: user.id } }),
    entry: { name: 'wave', idOf: ({ user }) => user.id },
    says: ({ message, status }, { user }) =>
      status === 'connected'
        ? { title: message, description: connectedText(plan) }
        : { title: message, description: `${user.firstName} sees that you waved.` },
    fails: { title: 'Connection Failed', description: 'Failed to send connection request' },
    touches: ({ user }, answer) =>
      answer?.status === 'connected' ? { type: 'match', userId: user.id } : { type: 'answer' },
    onSuccess: (_, { user }) => announcePeopleChange({ type: 'met', userId: user.id }),
  });
  return { wave: run, waving: pendingInputs.map(({ user }) => user.id) };
}
