import { calendarTypes } from '@nestmates/domain/calendar/calendar-event.ts';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant } from '../contract/fields.ts';
import { placedPageQuery } from '../contract/paging.ts';
import { calendarAddresses } from './addresses.ts';

export const calendarEventView = z.object({
  id,
  title: z.string(),
  date: instant,
  type: z.enum(calendarTypes),
  description: z.nullable(z.string()),
  createdAt: instant,
});
export type CalendarEventView = z.infer<typeof calendarEventView>;

export const calendarContract = {
  list: endpoint({
    ...calendarAddresses.list,
    access: 'pro',
    query: placedPageQuery,
    response: z.readonly(z.array(calendarEventView)),
    says: "What is ahead in the caller's own calendar, the soonest first.",
  }),
};
