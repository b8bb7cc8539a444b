import { listingsPauseAt } from '@nestmates/domain/market/listings/selling-end.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { SellingEnds } from './selling-end-ports.ts';

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

export const sellingEmails = {
  /** The time makes two e-mails of two ends of one member. */
  ended: email({
    job: job('listings.selling-ended', z.object({ memberId: id, at: instant })),
    /** Nothing to tell if the plan is back already. */
    async facts(ends: Pick<SellingEnds, 'emailFactsOf'>, { memberId, at }) {
      const facts = await ends.emailFactsOf(memberId);
      return facts?.endedAt.toISOString() === at ? facts : undefined;
    },
    notification: { kind: 'listing', topic: () => 'selling', listedOnly: true },
    words: (facts) => ({
      subject: `What you sell on ${productName} is paused on ${dayOf(listingsPauseAt(facts))}`,
      paragraphs: [
        `Your plan does not include selling any more. What you have on sale can be bought until ${dayOf(listingsPauseAt(facts))}; after that it is paused. You can send and settle all that was bought, and you are paid for it as always.`,
        'Nothing is deleted. Once you have Premium again, what was paused goes on sale again by itself.',
      ],
      action: { label: 'See the plans', path: '/subscribe' },
      closing: 'If you do not want to sell any more, there is nothing to do.',
    }),
  }),
};
