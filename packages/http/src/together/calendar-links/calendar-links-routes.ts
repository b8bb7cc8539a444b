import { CalendarLinkService } from '@nestmates/application/together/calendar-links/calendar-links.ts';
import { calendarLinksContract } from '@nestmates/application/together/calendar-links/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const calendarLinksRoutes = withServices([CalendarLinkService], (links) => [
  serve(calendarLinksContract.read, ({ by }) => links.read(by)),
  serve(calendarLinksContract.renew, ({ by, body }) => links.renew(by, body)),
  serve(calendarLinksContract.remove, ({ by }) => links.remove(by)),
  serve(calendarLinksContract.feed, async ({ params, hasVersion }) => {
    const file = await links.feed(params.token);
    return hasVersion(file.version) ? '' : file.read();
  }),
]);
