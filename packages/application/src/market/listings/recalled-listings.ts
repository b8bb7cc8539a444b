import { isReserved, recallListing } from '@nestmates/domain/market/listings/listing.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { lookAgainAfter, type RecalledThing, recalledThing } from '../../trust/recalls/recalled-thing.ts';
import { recalledListingEmails } from './recalled-listing-emails.ts';

export const pauseRecalled = job('listings.pause-recalled', recalledThing);

/** Takes off what was recalled after it was put on sale. */
export class RecalledListings extends useCase('listingStore', 'emails', 'jobs', 'transaction', 'clock') {
  pause(recalled: RecalledThing): Promise<void> {
    const { listingStore: listings, emails, jobs, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const listing = await listings.lock(recalled.id);
      if (!listing || listing.isDemo) return;
      if (isReserved(listing)) {
        return jobs.add(pauseRecalled, recalled, { at: later(clock.now(), lookAgainAfter) });
      }
      const paused = recallListing(listing, recalled.recallId, clock.now());
      if (!paused) return;
      await listings.save(paused, listing.status);
      await emails.send(recalledListingEmails.paused, { listingId: listing.id, recallId: recalled.recallId });
    });
  }
}
