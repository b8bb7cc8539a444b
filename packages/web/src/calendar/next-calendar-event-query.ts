import { queryOptions } from '@tanstack/react-query';
import { callPage, sentPage } from '../api/call.ts';
import { queryKey } from '../queries/query-key.ts';

/** The next entry of her calendar; stale together with the whole list. */
export const nextCalendarEventQuery = queryOptions({
  queryKey: queryKey('get /api/calendar', 'next'),
  queryFn: () => callPage('get /api/calendar', { limit: 1 }),
  initialData: () => sentPage('get /api/calendar', { limit: 1 }),
});
