import { isReserved, recallListing } from '@nestmates/domain/market/listings/listing.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Emails } from '../../members/emails/emails.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import { lookAgainAfter, type RecalledThing, recalledThing } from '../../trust/recalls/recalled-thing.ts';
import type { ListingStore } from './ports.ts';
import { recalledListingEmails } from './recalled-listing-emails.ts';

export const pauseRecalled = job('listings.pause-recalled', recalledThing);

export interface RecalledListingsDeps {
  readonly listings: Pick<ListingStore, 'lock' | 'save'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Takes off what was recalled after it was put on sale. */
export class RecalledListings {
  readonly #deps: RecalledListingsDeps;
  constructor(deps: RecalledListingsDeps) {
    this.#deps = deps;
  }

  pause(recalled: RecalledThing): Promise<void> {
    const { listings, emails, jobs, transaction, clock } = this.#deps;
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
