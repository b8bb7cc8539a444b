import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { ifNotYou } from '../../members/accounts/security-emails.ts';
import { email } from '../../members/emails/email.ts';
import { utcExplanation, utcTime } from '../../members/emails/utc-time.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { CalendarLinks } from './ports.ts';

/** The time is part of it, since a link that is renewed is another one. No setting switches it off. */
export const calendarLinkEmail = email({
  job: job('calendar-links.made', z.object({ memberId: id, at: instant })),
  facts: async (links: CalendarLinks, { memberId, at }) => {
    const owner = await links.ownerOf(memberId);
    return owner && { ...owner, at: new Date(at) };
  },
  words: ({ at }) => ({
    subject: `A link to your ${productName} calendar was made`,
    paragraphs: [
      'Somebody, hopefully you, has made a secret link to your calendar with your password. Whoever has the link can read what stands in it.',
      `Time: ${utcTime(at)}. ${utcExplanation}`,
      ifNotYou,
    ],
    action: 'not-me',
    closing: 'If this was you, there is nothing to do.',
  }),
});
