import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { CalendarFiles } from '@nestmates/application/calendar/calendar-files.ts';
import { calendarContract } from '@nestmates/application/calendar/contract.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const calendarRoutes = withServices([Calendar, CalendarFiles], (calendar, files) => [
  serve(calendarContract.list, async ({ by, query, paged }) => paged(await calendar.list(by, query))),
  serve(calendarContract.range, ({ by, query }) => calendar.range(by, query)),
  serve(calendarContract.create, ({ by, body }) => calendar.create(by, body)),
  serve(calendarContract.change, ({ by, params, body }) => calendar.change(by, { ...params, ...body })),
  serve(calendarContract.remove, ({ by, params, query }) => calendar.remove(by, { ...params, ...query })),
  serve(calendarContract.restore, ({ by, params }) => calendar.restore(by, params)),
  serve(calendarContract.file, ({ by, params }) => files.one(by, params)),
]);
