import { lastHeard } from '@nestmates/application/events/event-id.ts';
import type { StreamEvent } from '@nestmates/application/events/stream-event.ts';
import type { ReceivedEvent } from './live-stream.ts';

interface EventsToHandle {
  /** Up to where nothing is missing any more. */
  readonly lastId: string;
  /** What has to be done for that. */
  readonly events: readonly StreamEvent[];
}

const missedSome: StreamEvent = { type: 'ready', missedNothing: false };

/**
 * What a word of the stream means to a page that has heard up to `last`. It may be another tab's stream, which began
 * before this page or goes on after something that only that tab knows of: the numbers tell, one a member's event.
 */
export function eventsToHandle(memberId: number, last: string, { event, id }: ReceivedEvent): EventsToHandle {
  if (event.type === 'closed') return { lastId: last, events: [event] };
  const [before, now] = [lastHeard(memberId, last), lastHeard(memberId, id)];
  if (event.type === 'ready') {
    const isComplete = event.missedNothing && before !== undefined && now !== undefined && now <= before;
    return isComplete ? { lastId: last, events: [event] } : { lastId: id, events: [missedSome] };
  }
  if (before === undefined || now === undefined || now > before + 1)
    return { lastId: id, events: [missedSome, event] };
  return now > before ? { lastId: id, events: [event] } : { lastId: last, events: [] };
}
