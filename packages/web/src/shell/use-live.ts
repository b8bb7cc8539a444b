import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';
import { useEffect } from 'react';
import { isReadKnown } from '../friends/messages/conversations-query.ts';
import { sendWaiting, startOutbox } from '../friends/messages/outbox/outbox.ts';
import { announcePeopleChange } from '../members/people/people-changes.ts';
import { shareStream } from '../platform/live/shared-stream.ts';
import { refetchStale } from '../platform/queries/stale-queries.ts';
import { useRestricted } from '../platform/session/restricted.ts';
import { initialEventId, loadSession, useSession } from '../platform/session/session.ts';

/** The session has ended or the member's plan has changed, or either may have happened unnoticed. */
const affectsSession = (event: StreamEvent): boolean =>
  event.type === 'access' ||
  (event.type === 'ready' && !event.missedNothing) ||
  (event.type === 'closed' && event.reason === 'signed-out');

function handleEvent(memberId: number, event: StreamEvent): void {
  void refetchStale(event, { isReadKnown });
  if (event.type === 'match' || event.type === 'unmatch') {
    announcePeopleChange({ type: 'met', userId: event.userId });
  }
  if (event.type === 'ready') void sendWaiting(memberId);
  if (affectsSession(event)) void loadSession();
}

/**
 * Keeps the data of the page up to date by live events and sends the outbox, while a member with a complete
 * profile is signed in, to whom it is not closed.
 */
export function useLive(): void {
  const session = useSession();
  const restricted = useRestricted();
  const memberId =
    session.kind === 'member' && session.member.onboardingComplete && !restricted
      ? session.member.id
      : undefined;
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
