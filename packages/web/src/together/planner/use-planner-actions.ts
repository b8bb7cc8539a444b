import type { PlaydateMatchView } from '@nestmates/application/together/planner/contract.ts';
import type { PlannerMatchStep } from '@nestmates/ui/screens/together/planner/PlannerMatch.tsx';
import { useState } from 'react';
import { connectedText } from '../../friends/connections/connected-text.ts';
import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { useMember } from '../../platform/session/session.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

/** The first response was lost, or it was proposed elsewhere. */
const isProposed = (error: unknown) => error instanceof ApiError && error.code === 'ALREADY_PROPOSED';

/** What the member does about a result of the planner: a playdate with a connection, a request to anybody else. */
export function usePlannerActions() {
  const { plan } = useMember();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [connected, setConnected] = useState<ReadonlySet<number>>(new Set());
  const setDoneWith = (userId: number) => setDone((ids) => new Set([...ids, userId]));
  const suggest = useAction({
    call: ({ user }: PlaydateMatchView) =>
      call('post /api/suggest-meetup', { body: { targetUserId: user.id, timeZone: browserTimeZone() } }),
    entry: { name: 'suggest-meetup', idOf: ({ user }) => user.id },
    says: seen('Meetup suggestion sent!'),
    fails: { title: 'Failed to send suggestion', description: 'Please try again.' },
    touches: ({ user }) => ({ type: 'playdate', userId: user.id }),
    onSuccess: (_, { user }) => setDoneWith(user.id),
    onError: (error, { user }) => isProposed(error) && setDoneWith(user.id),
  });
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
  const sending = [...suggest.pendingInputs, ...connect.pendingInputs].map(({ user }) => user.id);
  return {
    /** Who has asked them before is connected with their request. */
    seenNow: (match: PlaydateMatchView): PlaydateMatchView =>
      connected.has(match.user.id) ? { ...match, connected: true } : match,
    stepOf({ user }: PlaydateMatchView): PlannerMatchStep {
      if (sending.includes(user.id)) return 'sending';
      return done.has(user.id) ? 'done' : 'open';
    },
    onAct: (match: PlaydateMatchView) => (match.connected ? suggest : connect).run(match),
    onFoundAgain: () => setDone(new Set()),
  };
}
