import type { PlaydateMatchView } from '@nestmates/application/together/planner/contract.ts';
import type { PlannerMatchStep } from '@nestmates/ui/screens/together/planner/PlannerMatch.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { connectedText } from '../../friends/connections/connected-text.ts';
import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { useMember } from '../../platform/session/session.ts';
import { type IdeaState, suggestPlaydatePath } from '../playdates/suggest-path.ts';

/** What the member does about a result of the planner: a playdate with a connection, a request to anybody else. */
export function usePlannerActions() {
  const { plan } = useMember();
  const navigate = useNavigate();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [connected, setConnected] = useState<ReadonlySet<number>>(new Set());
  const setDoneWith = (userId: number) => setDone((ids) => new Set([...ids, userId]));
  const connect = useAction({
    call: ({ user }: PlaydateMatchView) =>
      call('post /api/connections/request', { body: { recipientId: user.id } }),
    entry: { name: 'planner-connect', idOf: ({ user }) => user.id },
    says: ({ status, message }, { user }) =>
      status === 'connected'
        ? { title: message, description: connectedText(plan) }
        : seen('Connection Request Sent', `${user.firstName} will see it.`),
    fails: { title: 'Connection Failed', description: 'Failed to send connection request' },
    touches: ({ user }, answer) =>
      answer?.status === 'connected' ? { type: 'match', userId: user.id } : { type: 'answer' },
    onSuccess({ status }, { user }) {
      announcePeopleChange({ type: 'met', userId: user.id });
      if (status === 'connected') setConnected((ids) => new Set([...ids, user.id]));
      else setDoneWith(user.id);
    },
  });
  const sending = connect.pendingInputs.map(({ user }) => user.id);
  return {
    /** Who has asked them before is connected with their request. */
    seenNow: (match: PlaydateMatchView): PlaydateMatchView =>
      connected.has(match.user.id) ? { ...match, connected: true } : match,
    stepOf({ user }: PlaydateMatchView): PlannerMatchStep {
      if (sending.includes(user.id)) return 'sending';
      return done.has(user.id) ? 'done' : 'open';
    },
    onAct(match: PlaydateMatchView) {
      if (!match.connected) return connect.run(match);
      const { user, aiSuggestion } = match;
      // Nothing is sent before the member has seen it.
      void navigate(suggestPlaydatePath(user), {
        state: { idea: aiSuggestion ?? undefined } satisfies IdeaState,
      });
    },
    onFoundAgain: () => setDone(new Set()),
  };
}
