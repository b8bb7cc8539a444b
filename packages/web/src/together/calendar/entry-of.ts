import type { CalendarEventView } from '@nestmates/application/together/calendar/contract.ts';
import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import type { CalendarEntry } from '@nestmates/ui/screens/together/calendar/entries/calendar-entry.ts';

function handledAt({ swapId, playdateId }: Pick<CalendarEventView, 'swapId' | 'playdateId'>) {
  if (swapId !== null)
    return { href: entryPath('/babysitting-swaps', swapId, 'confirmed'), label: 'See in Babysitting' };
  if (playdateId === null) return null;
  return { href: entryPath('/playdates', playdateId, 'scheduled'), label: 'See in Playdates' };
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
