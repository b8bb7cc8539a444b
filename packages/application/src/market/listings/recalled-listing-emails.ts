import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { email, type Recipient } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { recallId } from '../../trust/recalls/recalled-thing.ts';

export interface RecalledListingFacts extends Recipient {
  readonly listingId: ListingId;
  readonly title: string;
  readonly recall: string;
}

export interface RecalledListingQueries {
  /** What its seller is told; undefined once it is not paused for this recall any more. */
  recalledListing(listingId: ListingId, recallId: string): Promise<RecalledListingFacts | undefined>;
}

export const recalledListingEmails = {
  paused: email({
    job: job('listings.recalled', z.object({ listingId: id, recallId })),
    facts: (queries: RecalledListingQueries, { listingId, recallId }) =>
      queries.recalledListing(listingId, recallId),
    notification: { kind: 'listing', topic: ({ listingId }) => `recalled-listing-${listingId}` },
    words: ({ listingId, title, recall }) => ({
      subject: `“${title}” was recalled, so we have paused it`,
      paragraphs: [
        `What you sell as “${title}” seems to be part of a recall: ${recall}.`,
        'What was recalled may not be sold. Please do not use it or give it away either. Whoever made it repairs it, replaces it or pays for it; your listing links to how.',
        'If it is another model, correct the brand and the model of your listing and put it on sale again.',
      ],
      action: { label: 'See the recall', path: `/marketplace/${listingId}` },
      closing: 'Thank you for keeping every child safe.',
    }),
  }),
};
