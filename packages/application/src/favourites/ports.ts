import type { ListingId } from '@nestmates/domain/marketplace/listing.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { PageRequest, TimeCursor } from '../contract/paging.ts';
import type { ListingSeller, PagedListing } from '../marketplace/ports.ts';

export interface FavouriteSellerRow extends ListingSeller {
  readonly since: Date;
  readonly cursor: TimeCursor;
}

export interface FavouriteStore {
  addListing(userId: MemberId, listingId: ListingId, at: Date): Promise<void>;
  removeListing(userId: MemberId, listingId: ListingId): Promise<void>;
  addSeller(userId: MemberId, sellerId: MemberId, at: Date): Promise<void>;
  removeSeller(userId: MemberId, sellerId: MemberId): Promise<void>;
}

/** The newest first, without what is removed or hidden by a block. */
export interface FavouriteQueries {
  listingsOf(userId: MemberId, page: PageRequest<TimeCursor>): Promise<readonly PagedListing[]>;
  sellersOf(userId: MemberId, page: PageRequest<TimeCursor>): Promise<readonly FavouriteSellerRow[]>;
}
