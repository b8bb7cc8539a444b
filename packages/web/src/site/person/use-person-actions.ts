import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import type { PersonActionsState } from '@nestmates/ui/screens/site/person/PersonActions.tsx';
import { useNavigate } from 'react-router-dom';
import { connectedText } from '../../friends/connections/connected-text.ts';
import { loadMatchMoment } from '../../friends/connections/load-match-moment.ts';
import { useMessageAction } from '../../friends/connections/use-message-action.ts';
import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { celebrate } from '../../platform/moments/celebrate.ts';
import { useMember } from '../../platform/session/session.ts';
import { usePlanActions } from './use-plan-actions.ts';

interface PersonAnswer {
  readonly person: PersonPageView;
  readonly action: BodyFor<'post /api/connections/respond'>['action'];
  /** The path on which it is given. */
  readonly at: string;
}

/** What the member can do on the page of another, by what the two are to each other. */
export function usePersonActions(): (person: PersonPageView) => PersonActionsState {
  const { plan } = useMember();
  const messageAction = useMessageAction();
  const planActions = usePlanActions();
  const navigate = useNavigate();
  const celebrateWith = ({ user }: PersonPageView, at: string) =>
    void celebrate({
      load: async () => (await loadMatchMoment()).momentOfConnection(user.id),
      said: { title: 'Connection accepted', description: connectedText(plan) },
      at,
    });

  const respond = useAction({
    call: ({ person, action }: PersonAnswer) =>
      call('post /api/connections/respond', { body: { requestId: person.requestId ?? 0, action } }),
    says: ({ status }) => (status === 'accepted' ? undefined : 'Connection declined'),
    fails: 'Failed to respond to connection request',
    touches: { type: 'answer' },
    onSuccess({ status }, { person, at }) {
      announcePeopleChange({ type: 'met', userId: person.user.id });
      if (status === 'accepted') celebrateWith(person, at);
    },
  });
  const connect = useAction({
    call: ({ person }: Omit<PersonAnswer, 'action'>) =>
      call('post /api/connections/request', { body: { recipientId: person.user.id } }),
    says: ({ status }, { person }) =>
      status === 'connected'
        ? undefined
        : seen('Connection Request Sent', `${person.user.firstName} will see it.`),
    fails: { title: 'Connection Failed', description: 'Failed to send connection request' },
    touches: ({ person }, answer) =>
      answer?.status === 'connected' ? { type: 'match', userId: person.user.id } : { type: 'answer' },
    onSuccess({ status }, { person, at }) {
      announcePeopleChange({ type: 'met', userId: person.user.id });
      if (status === 'connected') celebrateWith(person, at);
    },
  });
  const skip = useAction({
    call: ({ user }: PersonPageView) => call('post /api/match/skip', { body: { userId: user.id } }),
    fails: 'Failed to skip. Please try again.',
    onSuccess(_, { user }) {
      announcePeopleChange({ type: 'met', userId: user.id });
      navigate('/browse');
    },
  });

  return (person) => {
    const { user, relation, connection, actions } = person;
    const at = location.pathname;
    switch (relation) {
      case 'self':
      case 'asked':
        return { kind: relation };
      case 'connected':
        return {
          kind: 'connected',
          message: messageAction(user),
          ...planActions(user, connection?.matchId ?? 0),
        };
      case 'asked-me':
        return {
          kind: 'asked-me',
          actions,
          answering: respond.pendingInputs[0]?.action,
          onAnswer: (action) => respond.run({ person, action, at }),
        };
      case 'stranger':
        return {
          kind: 'stranger',
          sending: connect.pending || skip.pending,
          onConnect: () => connect.run({ person, at }),
          onSkip: () => skip.run(person),
        };
    }
  };
}
