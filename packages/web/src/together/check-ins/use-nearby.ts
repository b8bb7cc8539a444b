import type { NearbyView } from '@nestmates/application/together/check-ins/contract.ts';
import { settledFrom } from '@nestmates/domain/together/check-ins/check-in.ts';
import { longDay } from '@nestmates/ui/dates/date-formats.ts';
import type { NearbyState } from '@nestmates/ui/screens/together/check-ins/page/NearbySection.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useBlock } from '../../friends/blocks/use-block.ts';
import { connectedText } from '../../friends/connections/connected-text.ts';
import { useMessageAction } from '../../friends/connections/use-message-action.ts';
import { announcePeopleChange } from '../../members/people/people-changes.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { nearbyQuery } from './check-in-queries.ts';

/** Waving to a member whom they are not connected with is a connection request. */
function useWave() {
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

/** Not every page in a big city is told of each check-in, so an open one looks again. */
const refetchInterval = 60_000;

/** Who is out in their city. */
export function useNearby(city: string): NearbyState {
  const { mustVerifyEmail, homeSince } = useMember();
  const query = useInfiniteQuery({ ...nearbyQuery, refetchInterval, enabled: !mustVerifyEmail });
  const now = useNow();
  const settled = settledFrom(homeSince === null ? null : new Date(homeSince), now);
  const more = useLoadMore(query);
  const messageAction = useMessageAction();
  const { wave, waving } = useWave();
  const block = useBlock();
  if (mustVerifyEmail) return { kind: 'unverified', city };
  if (!query.data) return loadingOrFailed(query);
  return {
    kind: 'ready',
    city,
    now,
    settledFrom: settled && longDay.format(settled),
    checkIns: query.data.items,
    more,
    waving,
    message: ({ user }: NearbyView) => messageAction(user),
    onWave: wave,
    onBlock: ({ user }: NearbyView) => block({ userId: user.id, firstName: user.firstName }),
  };
}
