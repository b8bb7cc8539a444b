import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import type { TapReport } from '../../platform/actions/use-taps.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { errorMessage } from '../../platform/api/errors.ts';
import { celebrate } from '../../platform/moments/celebrate.ts';
import { useMember } from '../../platform/session/session.ts';
import { connectedText } from './connected-text.ts';
import { loadMatchMoment, preloadMatchMoment } from './load-match-moment.ts';

interface RequestAnswer {
  readonly request: RequestView;
  readonly action: BodyFor<'post /api/connections/respond'>['action'];
  /** The path on which it is given. */
  readonly at: string;
}

const failure = 'Failed to respond to connection request';

/** Accepts or declines connection requests. */
export function useRespond(report?: TapReport<RequestAnswer['action']>) {
  const { plan } = useMember();
  const { run, pendingInputs } = useAction({
    call({ request, action }: RequestAnswer) {
      if (action === 'accept') preloadMatchMoment();
      return call('post /api/connections/respond', { body: { requestId: request.id, action } });
    },
    entry: { name: 'respond', idOf: ({ request }) => request.id },
    says: ({ status }) => (status === 'accepted' ? undefined : seen('Connection declined')),
    fails: report ? () => undefined : failure,
    onError: (error, { request }) => report?.onFailed(request.id, errorMessage(error, failure)),
    touches: { type: 'answer' },
    onSuccess({ status }, { request: { id, requester }, action, at }) {
      report?.onDone(id, action);
      announcePeopleChange({ type: 'met', userId: requester.id });
      if (status !== 'accepted') return;
      void celebrate({
        load: async () => (await loadMatchMoment()).momentOfConnection(requester.id),
        said: { title: 'Connection accepted', description: connectedText(plan) },
        at,
      });
    },
  });
  return {
    respond: (request: RequestView, action: RequestAnswer['action']) =>
      run({ request, action, at: location.pathname }),
    answering: pendingInputs.map(({ request, action }) => ({ requestId: request.id, action })),
  };
}
