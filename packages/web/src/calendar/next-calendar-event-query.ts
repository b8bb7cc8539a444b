import { calendarCalls } from '@nestmates/application/calendar/addresses.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPage, nullWhenSignedOut } from '../api/api.ts';
import { listKey } from '../queries/long-list.ts';

/** The next entry of her calendar. The key starts with that of the list, so that both are invalidated together. */
export const nextCalendarEventQuery = queryOptions({
  queryKey: [...listKey(calendarCalls.list), 'next'],
  queryFn: () => nullWhenSignedOut(callPage(calendarCalls.list, { limit: 1 })),
});
