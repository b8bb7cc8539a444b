import type { MemberId } from '../../platform/shared/ids.ts';
import type { EventDetails } from '../calendar/event-series.ts';
import { placeTitle } from '../plans/plan-place.ts';
import { planSpan } from '../plans/plan-span.ts';
import type { ScheduledPlaydate } from './playdate.ts';

export const playdateTitle = (other: string): string => `Playdate with ${other}`;

/** What stands in the calendar of one of the two. */
export interface PlaydateEntry {
  readonly userId: MemberId;
  readonly details: EventDetails;
}

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
      description: place && placeTitle(place, { id: other, firstName: names.get(other) ?? null }),
      time: planSpan(playdate),
    },
  });
  return [entry(userIdOne, userIdTwo), entry(userIdTwo, userIdOne)];
}
