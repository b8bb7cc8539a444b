import { Calendar } from '@nestmates/application/together/calendar/calendar.ts';
import { CalendarFiles } from '@nestmates/application/together/calendar/calendar-files.ts';
import { CalendarPages } from '@nestmates/application/together/calendar/calendar-pages.ts';
import { calendarContract } from '@nestmates/application/together/calendar/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const calendarRoutes = withServices(
  [CalendarPages, Calendar, CalendarFiles],
  (pages, calendar, files) => [
    serve(calendarContract.list, async ({ by, query, paged }) => paged(await pages.list(by, query))),
    serve(calendarContract.range, ({ by, query }) => pages.range(by, query)),
    serve(calendarContract.create, ({ by, body }) => calendar.create(by, body)),
    serve(calendarContract.change, ({ by, params, body }) => calendar.change(by, { ...params, ...body })),
    serve(calendarContract.remove, ({ by, params, query }) => calendar.remove(by, { ...params, ...query })),
    serve(calendarContract.restore, ({ by, params }) => calendar.restore(by, params)),
    serve(calendarContract.file, ({ by, params }) => files.one(by, params)),
  ],
);
