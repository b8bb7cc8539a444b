import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { FavouriteQueries } from './ports.ts';

/** What the seller typed is left out, except their first name. */
export const priceEmail = email({
  job: job('favourites.price-email', z.object({ memberId: id, listingId: id })),
  facts: (queries: Pick<FavouriteQueries, 'priceEmailOf'>, { memberId, listingId }) =>
    queries.priceEmailOf(memberId, listingId),
  perSubject: { max: 1, per: days(1) },
  perMember: { max: 3, per: days(1) },
  notification: {
    kind: 'listing',
    topic: ({ listingId }) => `price-${listingId}`,
    listedOnly: true,
  },
  words: ({ sellerName, listingId, priceCents }) => ({
    subject: 'A favourite of yours costs less now',
    paragraphs: [
      `${sellerName ?? 'A seller'} has lowered the price of something that you keep as a favourite. It is $${(priceCents / 100).toFixed(2)} now.`,
    ],
    action: { label: 'See it', path: `/marketplace/${listingId}` },
    closing: 'You hear of this as long as you keep it as a favourite.',
  }),
});
