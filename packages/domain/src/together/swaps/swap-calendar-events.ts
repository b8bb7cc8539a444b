import type { MemberId } from '../../platform/shared/ids.ts';
import type { CalendarEvent } from '../calendar/calendar-event.ts';
import type { ConfirmedSwap } from './swap.ts';

export const swapTitle = (other: string): string => `Babysitting swap with ${other}`;

type Names = ReadonlyMap<MemberId, string>;

/**
 * One calendar event for each of the two, named after the other. Notes and the emergency contact are not
 * copied.
 */
export function calendarEventsOf(swap: ConfirmedSwap, names: Names): readonly CalendarEvent[] {
  const { requesterId, recipientId, date, location } = swap;
  const event = (userId: MemberId, other: MemberId): CalendarEvent => ({
    userId,
    date,
    type: 'swap',
    description: location,
    title: swapTitle(names.get(other) ?? 'another member'),
  });
  return [event(requesterId, recipientId), event(recipientId, requesterId)];
}
