import { lastEventNumberIn } from '@nestmates/application/live/event-id.ts';
import type { StreamEvent } from '@nestmates/application/live/stream-event.ts';
import type { Heard } from './live-stream.ts';

interface Followed {
  /** Up to where nothing is missing any more. */
  readonly last: string;
  /** What has to be done for that. */
  readonly events: readonly StreamEvent[];
}

const missed: StreamEvent = { type: 'ready', missedNothing: false };

/**
 * What a word of the stream means to a page that has heard up to `last`. It may be another tab's stream, which began
 * before this page or goes on after something that only that tab knows of: the numbers tell, one a member's event.
 */
export function following(memberId: number, last: string, { event, id }: Heard): Followed {
  if (event.type === 'closed') return { last, events: [event] };
  const [before, now] = [lastEventNumberIn(memberId, last), lastEventNumberIn(memberId, id)];
  if (event.type === 'ready') {
    const whole = event.missedNothing && before !== undefined && now !== undefined && now <= before;
    return whole ? { last, events: [event] } : { last: id, events: [missed] };
  }
  if (before === undefined || now === undefined || now > before + 1)
    return { last: id, events: [missed, event] };
  return now > before ? { last: id, events: [event] } : { last, events: [] };
}
