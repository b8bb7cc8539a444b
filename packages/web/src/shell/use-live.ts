import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';
import { useEffect } from 'react';
import { isReadKnown } from '../friends/messages/conversations-query.ts';
import { loadOutbox } from '../friends/messages/outbox/load-outbox.ts';
import { announcePeopleChange } from '../members/people/people-changes.ts';
import { shareStream } from '../platform/live/shared-stream.ts';
import { dropMoments, dropMomentsAbout } from '../platform/moments/moments.ts';
import { refetchStale } from '../platform/queries/stale-queries.ts';
import { useRestricted } from '../platform/session/restricted.ts';
import { initialEventId, loadSession, useSession } from '../platform/session/session.ts';

/** The session has ended or the member's plan has changed, or either may have happened unnoticed. */
const affectsSession = (event: StreamEvent): boolean =>
  event.type === 'access' ||
  (event.type === 'ready' && !event.missedNothing) ||
  (event.type === 'closed' && event.reason === 'signed-out');

function handleEvent(event: StreamEvent, sendOutbox: () => void): void {
  void refetchStale(event, { isReadKnown });
  if (event.type === 'match' || event.type === 'unmatch') {
    announcePeopleChange({ type: 'met', userId: event.userId });
  }
  if (event.type === 'unmatch') dropMomentsAbout(event.userId);
  if (event.type === 'ready') sendOutbox();
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
    const outbox = loadOutbox(memberId);
    const stopStream = shareStream({
      memberId,
      initialEventId: initialEventId(),
      onReceived: (event) => handleEvent(event, outbox.send),
      onRefused: () => void loadSession(),
    });
    return () => {
      outbox.stop();
      stopStream();
      dropMoments();
    };
  }, [memberId]);
}
