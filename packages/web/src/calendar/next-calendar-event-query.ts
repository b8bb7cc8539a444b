import { calendarCalls } from '@nestmates/application/calendar/addresses.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPage, nullWhenSignedOut } from '../api/api.ts';
import { listKey } from '../queries/long-list.ts';

/** What comes first in her calendar. Its key begins as the list's does: whatever touches the list touches this. */
export const nextCalendarEventQuery = queryOptions({
  queryKey: [...listKey(calendarCalls.list), 'next'],
  queryFn: () => nullWhenSignedOut(callPage(calendarCalls.list, { limit: 1 })),
});
