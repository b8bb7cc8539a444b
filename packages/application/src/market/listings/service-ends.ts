import { endService } from '@nestmates/domain/market/listings/listing.ts';
import { lastEndedServiceDate } from '@nestmates/domain/market/listings/service-date.ts';
import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

export const endDatedService = job('listings.end-service', z.object({ listingId: id }));

/** Takes a service off two weeks after its day. */
export class ServiceEnds extends useCase('listingsOnSale', 'listingStore', 'jobs', 'transaction', 'clock') {
  /** What no job has ended, each in a job of its own. */
  async sweep(): Promise<void> {
    const { listingsOnSale: onSale, jobs, clock } = this.needs;
    for (const listingId of await onSale.datedUntil(lastEndedServiceDate(clock.now()))) {
      await jobs.add(endDatedService, { listingId }, { key: endKey(listingId) });
    }
  }

  /** Its seller may have chosen another day, paused it or removed it meanwhile. */
  end({ listingId }: { readonly listingId: ListingId }): Promise<void> {
    const { listingStore: listings, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const listing = await listings.lock(listingId);
      const ended = listing && endService(listing, clock.now());
      if (ended) await listings.save(ended, listing.status);
    });
  }
}

/** One job a listing, so that another day replaces the one before. */
export const endKey = (listingId: ListingId): string => `end-service-${listingId}`;
