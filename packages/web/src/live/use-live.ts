import type { StreamEvent } from '@nestmates/application/events/stream-event.ts';
import { useEffect } from 'react';
import { removeFromDeck } from '../matching/deck-cache.ts';
import { isReadKnown } from '../messages/conversations-query.ts';
import { sendWaiting, startOutbox } from '../messages/outbox/outbox.ts';
import { queryClient } from '../queries/query-client.ts';
import { initialEventId, loadSession, useSession } from '../session/session.ts';
import { shareStream } from './shared-stream.ts';
import { type QueryKeyPrefix, staleKeys } from './stale-queries.ts';

/** A reading that began before the change would bring back what was true then, so it begins again. */
async function refetch(queryKey: QueryKeyPrefix): Promise<void> {
  await queryClient.cancelQueries({ queryKey }, { silent: true });
  await queryClient.invalidateQueries({ queryKey });
}

/** Signed out, unlocked in another tab, or perhaps either while nothing was heard. */
const affectsSession = (event: StreamEvent): boolean =>
  event.type === 'standing' ||
  (event.type === 'ready' && !event.missedNothing) ||
  (event.type === 'closed' && event.reason === 'signed-out');

function handleEvent(memberId: number, event: StreamEvent): void {
  for (const key of staleKeys(event, { isReadKnown })) void refetch(key);
  if (event.type === 'match' || event.type === 'unmatch') removeFromDeck(event.userId);
  if (event.type === 'ready') void sendWaiting(memberId);
  if (affectsSession(event)) void loadSession();
}

/** Everything a member's page shows stays true while she looks, from when she is one of us until she logs out. */
export function useLive(): void {
  const session = useSession();
  const memberId =
    session.kind === 'member' && session.member.onboardingComplete ? session.member.id : undefined;
  useEffect(() => {
    if (memberId === undefined) return;
    const stopSending = startOutbox(memberId);
    const stopStream = shareStream({
      memberId,
      initialEventId: initialEventId(),
      onReceived: (event) => handleEvent(memberId, event),
      onRefused: () => void loadSession(),
    });
    return () => {
      stopSending();
      stopStream();
    };
  }, [memberId]);
}
