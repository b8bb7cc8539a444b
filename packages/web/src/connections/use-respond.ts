import { useAction } from '../actions/use-action.ts';
import { call } from '../api/call.ts';
import type { BodyFor } from '../api/endpoints.ts';
import { removeFromDeck } from '../deck/deck-cache.ts';
import { useMember } from '../session/session.ts';
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
    onSuccess: (_, { requesterId }) => removeFromDeck(requesterId),
  });
  return { respond: run, answering: pendingInputs };
}
