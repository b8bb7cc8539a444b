import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { ListingSeller, PagedListing } from '../listings/ports.ts';

export interface FavouriteSellerRow extends ListingSeller {
  readonly since: Date;
  readonly cursor: TimeCursor;
}

/** What the e-mail about a lower price needs. */
export interface PriceEmailData extends Recipient {
  readonly sellerName: string | null;
  readonly listingId: ListingId;
  readonly priceCents: number;
}

export interface FavouriteStore {
  addListing(userId: MemberId, listingId: ListingId, at: Date): Promise<void>;
  removeListing(userId: MemberId, listingId: ListingId): Promise<void>;
  /** False if the other does not sell. */
  addSeller(userId: MemberId, sellerId: MemberId, at: Date): Promise<boolean>;
  removeSeller(userId: MemberId, sellerId: MemberId): Promise<void>;
}

/** The newest first, without what is removed or hidden by a block, and who does not sell any more. */
export interface FavouriteQueries {
  listingsOf(userId: MemberId, page: PageRequest<TimeCursor>): Promise<readonly PagedListing[]>;
  sellersOf(userId: MemberId, page: PageRequest<TimeCursor>): Promise<readonly FavouriteSellerRow[]>;
  keepsSeller(userId: MemberId, sellerId: MemberId): Promise<boolean>;
  /** The members who keep a listing. */
  keepersOf(listingId: ListingId): Promise<readonly MemberId[]>;
  /** Undefined once the member does not keep it, it is not on sale, or a block hides it from them. */
  priceEmailOf(userId: MemberId, listingId: ListingId): Promise<PriceEmailData | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly favouriteStore: FavouriteStore;
    readonly favouriteQueries: FavouriteQueries;
  }
}
