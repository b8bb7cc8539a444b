import type { CalendarEventView } from '@nestmates/application/together/calendar/contract.ts';
import type { CalendarEntry } from '@nestmates/ui/screens/together/calendar/entries/calendar-entry.ts';

const swaps = { href: '/babysitting-swaps', label: 'See in Babysitting' };

const playdates = { href: '/playdates?tab=scheduled', label: 'See in Playdates' };

function handledAt({ swapId, playdateId }: Pick<CalendarEventView, 'swapId' | 'playdateId'>) {
  if (swapId !== null) return swaps;
  return playdateId === null ? null : playdates;
}

/** An event as the calendar shows it. */
export function entryOf({
  date: _,
  createdAt: __,
  swapId,
  playdateId,
  ...event
}: CalendarEventView): CalendarEntry {
  return {
    ...event,
    fileHref: `/api/calendar/${event.id}/event.ics`,
    handledAt: handledAt({ swapId, playdateId }),
  };
}
