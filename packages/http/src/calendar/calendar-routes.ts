import type { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { calendarContract } from '@nestmates/application/calendar/contract.ts';
import { type Route, serve } from '../shared/serve.ts';

export const calendarRoutes = (calendar: Calendar): Route[] => [
  serve(calendarContract.list, async ({ by, query, paged }) => paged(await calendar.list(by, query))),
];
