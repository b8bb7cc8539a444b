import type { StreamEvent } from '@nestmates/application/live/stream-event.ts';
import { useEffect } from 'react';
import { takeFromDeck } from '../browse/deck-cache.ts';
import { knowsRead } from '../messages/conversations-query.ts';
import { sendWaiting, serveOutbox } from '../messages/outbox.ts';
import { queryClient } from '../shared/query-client.ts';
import { listeningPlace, loadSession, useSession } from '../shared/session.ts';
import { type KeyStart, touched } from './event-table.ts';
import { shareStream } from './shared-stream.ts';

/** A reading that began before the change would bring back what was true then, so it begins again. */
async function readAgain(queryKey: KeyStart): Promise<void> {
  await queryClient.cancelQueries({ queryKey }, { silent: true });
  await queryClient.invalidateQueries({ queryKey });
}

/** Signed out, unlocked in another tab, or perhaps either while nothing was heard. */
const tellsOfHerself = (event: StreamEvent): boolean =>
  event.type === 'standing' ||
  (event.type === 'ready' && !event.missedNothing) ||
  (event.type === 'closed' && event.reason === 'signed-out');

function hear(memberId: number, event: StreamEvent): void {
  for (const key of touched(event, { knowsRead })) void readAgain(key);
  if (event.type === 'match' || event.type === 'unmatch') takeFromDeck(event.userId);
  if (event.type === 'ready') void sendWaiting(memberId);
  if (tellsOfHerself(event)) void loadSession();
}

/** Everything a member's page shows stays true while she looks, from when she is one of us until she logs out. */
export function useLive(): void {
  const session = useSession();
  const memberId =
    session.kind === 'member' && session.member.onboardingComplete ? session.member.id : undefined;
  useEffect(() => {
    if (memberId === undefined) return;
    const stopSending = serveOutbox(memberId);
    const stopHearing = shareStream({
      memberId,
      from: listeningPlace(),
      onHeard: (event) => hear(memberId, event),
      onRefused: () => void loadSession(),
    });
    return () => {
      stopSending();
      stopHearing();
    };
  }, [memberId]);
}
