import { lastEventNumberIn } from '@nestmates/application/platform/live/event-id.ts';
import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';
import type { ReceivedEvent } from './live-stream.ts';

interface EventsToHandle {
  /** Everything up to this event is handled or refetched. */
  readonly lastId: string;
  /** The events to handle for that. */
  readonly events: readonly StreamEvent[];
}

const missedSome: StreamEvent = { type: 'ready', missedNothing: false };

/**
 * Decides what a received event means to a page that has handled everything up to `last`. The stream may
 * belong to another tab, and may have started before or after that; the ids, which count each member's events
 * one by one, tell whether some are missing.
 */
export function eventsToHandle(memberId: number, last: string, { event, id }: ReceivedEvent): EventsToHandle {
  if (event.type === 'closed') return { lastId: last, events: [event] };
  const [before, now] = [lastEventNumberIn(memberId, last), lastEventNumberIn(memberId, id)];
  if (event.type === 'ready') {
    const isComplete = event.missedNothing && before !== undefined && now !== undefined && now <= before;
    return isComplete ? { lastId: last, events: [event] } : { lastId: id, events: [missedSome] };
  }
  if (before === undefined || now === undefined || now > before + 1)
    return { lastId: id, events: [missedSome, event] };
  return now > before ? { lastId: id, events: [event] } : { lastId: last, events: [] };
}
