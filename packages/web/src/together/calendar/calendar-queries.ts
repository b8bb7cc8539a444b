import type { CalendarEventView } from '@nestmates/application/together/calendar/contract.ts';
import {
  addDays,
  type CalendarDate,
  firstOf,
  lastOf,
  monthOf,
  weekdayOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { weekStart } from '@nestmates/domain/platform/dates/month-grid.ts';
import type { ListPage } from '../../platform/queries/list-page.ts';
import { firstPageQuery, readQuery } from '../../platform/queries/read-query.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';
import { entryOf } from './entry-of.ts';

/** The next entries of the member's calendar, those of a full week; stale together with the whole list. */
export const nextCalendarEventsQuery = firstPageQuery('get /api/calendar', {
  limit: 20,
  timeZone: browserTimeZone(),
});

/** More than the five that are shown: their time may come while the page is open. */
const loadedUpcoming = 20;

export const upcomingEventsQuery = (timeZone: string) => ({
  ...firstPageQuery('get /api/calendar', { limit: loadedUpcoming, timeZone }),
  select: ({ items }: ListPage<CalendarEventView>) => items.map(entryOf),
});

/** What stands in the weeks of a day's month. */
export function monthEventsQuery(day: CalendarDate, timeZone: string) {
  const month = monthOf(day);
  const end = lastOf(month);
  const [first, last] = [weekStart(firstOf(month)), addDays(end, 6 - weekdayOf(end))];
  return {
    ...readQuery('get /api/calendar/range', { first, last, timeZone }),
    select: (events: readonly CalendarEventView[]) => events.map(entryOf),
  };
}

export const calendarLinkQuery = readQuery('get /api/calendar-link');
