import type { MemberId } from '../../platform/shared/ids.ts';
import type { CalendarEvent } from '../calendar/calendar-event.ts';
import { placeTitle } from '../plans/plan-place.ts';
import type { ConfirmedSwap } from './swap.ts';

export const swapTitle = (other: string): string => `Babysitting swap with ${other}`;

type Names = ReadonlyMap<MemberId, string>;

/**
 * One calendar event for each of the two, named after the other. Notes and the emergency contact are not
 * copied.
 */
export function calendarEventsOf(swap: ConfirmedSwap, names: Names): readonly CalendarEvent[] {
  const { requesterId, recipientId, date, until, place, location } = swap;
  const event = (userId: MemberId, other: MemberId): CalendarEvent => ({
    userId,
    date,
    until,
    type: 'swap',
    description: placeTitle(place ?? { name: location }, { id: other, firstName: names.get(other) ?? null }),
    title: swapTitle(names.get(other) ?? 'another member'),
  });
  return [event(requesterId, recipientId), event(recipientId, requesterId)];
}
