import { localTimeAt } from '../../platform/dates/zoned-time.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import type { EventDetails } from '../calendar/event-series.ts';
import type { TimedSpan } from '../calendar/event-time.ts';
import { placeInSentence } from '../plans/plan-place.ts';
import type { PlanTime } from '../plans/plan-time.ts';
import type { ScheduledPlaydate } from './playdate.ts';

export const playdateTitle = (other: string): string => `Playdate with ${other}`;

/** What stands in the calendar of one of the two. */
export interface PlaydateEntry {
  readonly userId: MemberId;
  readonly details: EventDetails;
}

/** Instants on the clock of UTC, which each calendar shows on its own. */
const spanOf = ({ date, until }: PlanTime): TimedSpan => ({
  kind: 'timed',
  start: localTimeAt(date, 'UTC'),
  end: localTimeAt(until, 'UTC'),
  timeZone: 'UTC',
});

/** One for each of the two, named after the other; where it is said in each one's own words. */
export function calendarEntriesOf(
  playdate: ScheduledPlaydate,
  names: ReadonlyMap<MemberId, string>,
): readonly PlaydateEntry[] {
  const { userIdOne, userIdTwo, place } = playdate;
  const entry = (userId: MemberId, other: MemberId): PlaydateEntry => ({
    userId,
    details: {
      title: playdateTitle(names.get(other) ?? 'another member'),
      type: 'playdate',
      description: place && `At ${placeInSentence(place, { me: userId, other: names.get(other) ?? null })}`,
      time: spanOf(playdate),
    },
  });
  return [entry(userIdOne, userIdTwo), entry(userIdTwo, userIdOne)];
}
