import { localTimeAt } from '../../platform/dates/zoned-time.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { later } from '../../platform/shared/time.ts';
import type { EventDetails } from '../calendar/event-series.ts';
import type { TimedSpan } from '../calendar/event-time.ts';
import type { ScheduledPlaydate } from './playdate.ts';
import { playdateLength } from './playdate-rules.ts';

export const playdateTitle = (other: string): string => `Playdate with ${other}`;

/** What stands in the calendar of one of the two. */
export interface PlaydateEntry {
  readonly userId: MemberId;
  readonly details: EventDetails;
}

/** An instant on the clock of UTC, which each calendar shows on its own. */
const spanOf = (date: Date): TimedSpan => ({
  kind: 'timed',
  start: localTimeAt(date, 'UTC'),
  end: localTimeAt(later(date, playdateLength), 'UTC'),
  timeZone: 'UTC',
});

/** One for each of the two, named after the other. */
export function calendarEntriesOf(
  { userIdOne, userIdTwo, date }: ScheduledPlaydate,
  names: ReadonlyMap<MemberId, string>,
): readonly PlaydateEntry[] {
  const entry = (userId: MemberId, other: MemberId): PlaydateEntry => ({
    userId,
    details: {
      title: playdateTitle(names.get(other) ?? 'another member'),
      type: 'playdate',
      description: null,
      time: spanOf(date),
    },
  });
  return [entry(userIdOne, userIdTwo), entry(userIdTwo, userIdOne)];
}
