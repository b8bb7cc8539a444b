import type { CalendarEventView } from '@nestmates/application/calendar/contract.ts';
import type { CalendarEntry } from '@nestmates/ui/screens/calendar/entries/calendar-entry.ts';

const swaps = { href: '/babysitting-swaps', label: 'See in Babysitting' };

/** An event as the calendar shows it. */
export function entryOf({ date: _, createdAt: __, swapId, ...event }: CalendarEventView): CalendarEntry {
  return {
    ...event,
    fileHref: `/api/calendar/${event.id}/event.ics`,
    handledAt: swapId === null ? null : swaps,
  };
}
