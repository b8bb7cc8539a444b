import { calendarEventTypes } from '@nestmates/domain/calendar/calendar-event.ts';
import * as z from 'zod/mini';
import { accessTo } from '../contract/access-to.ts';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant } from '../contract/fields.ts';
import { timePageQuery } from '../contract/paging.ts';

export const calendarEventView = z.object({
  id,
  title: z.string(),
  date: instant,
  type: z.enum(calendarEventTypes),
  description: z.nullable(z.string()),
  createdAt: instant,
});
export type CalendarEventView = z.infer<typeof calendarEventView>;

export const calendarContract = {
  list: endpoint({
    method: 'get',
    path: '/api/calendar',
    access: accessTo('calendar'),
    query: timePageQuery,
    response: z.readonly(z.array(calendarEventView)),
    summary: "What is ahead in the caller's own calendar, the soonest first.",
  }),
};
