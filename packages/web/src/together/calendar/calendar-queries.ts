import {
  addDays,
  type CalendarDate,
  firstOf,
  lastOf,
  monthOf,
  weekdayOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { weekStart } from '@nestmates/domain/platform/dates/month-grid.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';
import { entryOf } from './entry-of.ts';

/** The next entry of her calendar; stale together with the whole list. */
export const nextCalendarEventQuery = queryOptions({
  queryKey: queryKey('get /api/calendar', 'next'),
  queryFn: () => callPage('get /api/calendar', { limit: 1, timeZone: browserTimeZone() }),
});

/** More than the five that are shown: their time may come while the page is open. */
const loadedUpcoming = 20;

export const upcomingEventsQuery = (timeZone: string) =>
  queryOptions({
    queryKey: queryKey('get /api/calendar', 'upcoming', timeZone),
    queryFn: () => callPage('get /api/calendar', { limit: loadedUpcoming, timeZone }),
    select: ({ items }) => items.map(entryOf),
  });

/** What stands in the weeks of a day's month. */
export function monthEventsQuery(day: CalendarDate, timeZone: string) {
  const month = monthOf(day);
  const end = lastOf(month);
  const [first, last] = [weekStart(firstOf(month)), addDays(end, 6 - weekdayOf(end))];
  return queryOptions({
    queryKey: queryKey('get /api/calendar/range', month, timeZone),
    queryFn: () => call('get /api/calendar/range', { query: { first, last, timeZone } }),
    select: (events) => events.map(entryOf),
  });
}

export const calendarLinkQuery = queryOptions({
  queryKey: queryKey('get /api/calendar-link'),
  queryFn: () => call('get /api/calendar-link'),
  initialData: () => sentAnswer('get /api/calendar-link'),
});
