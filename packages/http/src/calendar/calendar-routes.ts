import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { calendarContract } from '@nestmates/application/calendar/contract.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const calendarRoutes = withServices([Calendar], (calendar) => [
  serve(calendarContract.list, async ({ by, query, paged }) => paged(await calendar.list(by, query))),
]);
