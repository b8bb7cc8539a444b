import { endService } from '@nestmates/domain/market/listings/listing.ts';
import { lastEndedServiceDate } from '@nestmates/domain/market/listings/service-date.ts';
import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { ListingStore, ListingsOnSale } from './ports.ts';

export const endDatedService = job('listings.end-service', z.object({ listingId: id }));

export interface ServiceEndsDeps {
  readonly onSale: Pick<ListingsOnSale, 'datedUntil'>;
  readonly listings: Pick<ListingStore, 'lock' | 'save'>;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Takes a service off two weeks after its day. */
export class ServiceEnds {
  readonly #deps: ServiceEndsDeps;
  constructor(deps: ServiceEndsDeps) {
    this.#deps = deps;
  }

  /** What no job has ended, each in a job of its own. */
  async sweep(): Promise<void> {
    const { onSale, jobs, clock } = this.#deps;
    for (const listingId of await onSale.datedUntil(lastEndedServiceDate(clock.now()))) {
      await jobs.add(endDatedService, { listingId }, { key: endKey(listingId) });
    }
  }

  /** Its seller may have chosen another day, paused it or removed it meanwhile. */
  end({ listingId }: { readonly listingId: ListingId }): Promise<void> {
    const { listings, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const listing = await listings.lock(listingId);
      const ended = listing && endService(listing, clock.now());
      if (ended) await listings.save(ended, listing.status);
    });
  }
}

/** One job a listing, so that another day replaces the one before. */
export const endKey = (listingId: ListingId): string => `end-service-${listingId}`;
