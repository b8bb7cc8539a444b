import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { withOwnPassword } from '../../members/passwords/own-password-fields.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, instant } from '../../platform/contract/fields.ts';

const path = '/api/calendar-link';

export const calendarLinksContract = {
  read: endpoint({
    method: 'get',
    path,
    // Signed in, and no plan: whoever has lost the plan still sees the link, and switches it off.
    access: 'signed-in',
    closedTo: 'nobody',
    response: z.object({ createdAt: z.nullable(instant) }),
    summary: "Since when the caller has a link by which other programs read the caller's calendar.",
  }),
  renew: endpoint({
    method: 'post',
    path,
    access: accessTo('calendar'),
    body: withOwnPassword,
    bodyOptional: true,
    response: z.object({ url: z.string(), createdAt: instant }),
    limit: { by: 'member', max: 20, per: hours(1) },
    summary:
      'Makes a new secret link with the password, which is answered this once; an older one stops working.',
  }),
  remove: endpoint({
    method: 'delete',
    path,
    access: 'signed-in',
    closedTo: 'nobody',
    response: confirmation,
    summary: 'Switches the link off.',
  }),
  feed: endpoint({
    method: 'get',
    path: '/api/calendar-feed/:token/nestmates.ics',
    access: 'public',
    params: { token: z.string() },
    response: z.string(),
    mediaType: 'text/calendar',
    // Calendar services read the links of many members from a few addresses.
    limit: { by: 'address', max: 1200, per: hours(1) },
    summary: 'A calendar as iCalendar, for whoever has its secret link, as long as its member has Pro.',
  }),
};
