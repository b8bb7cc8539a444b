import { CalendarLinkService } from '@nestmates/application/together/calendar-links/calendar-links.ts';
import { calendarLinksContract } from '@nestmates/application/together/calendar-links/contract.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { FairQueue } from '../../platform/queues/fair-queue.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

/** Nobody waits for a calendar as a person waits for a page, so all of them together get a small part of the time. */
const feedQueue = { atOnce: 1, waiting: 60, perMember: 4, share: 0.1 };

export const calendarLinksRoutes = withServices([CalendarLinkService], (links) => {
  const feeds = new FairQueue<MemberId>(feedQueue);
  return [
    serve(calendarLinksContract.read, ({ by }) => links.read(by)),
    serve(calendarLinksContract.renew, ({ by, body }) => links.renew(by, body)),
    serve(calendarLinksContract.remove, ({ by }) => links.remove(by)),
    serve(calendarLinksContract.feed, async ({ params, hasVersion }) => {
      const member = await links.memberOf(params.token);
      return feeds.run(member, async () => {
        const file = await links.feed(member);
        return hasVersion(file.version) ? '' : file.read();
      });
    }),
  ];
});
