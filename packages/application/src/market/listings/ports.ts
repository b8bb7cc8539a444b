import type { ListingCategory } from '@nestmates/domain/market/listings/categories.ts';
import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { ListingContent } from '@nestmates/domain/market/listings/listing-content.ts';
import type { RailCandidate } from '@nestmates/domain/market/listings/listing-rails.ts';
import type { ListingSearch, ListingSort } from '@nestmates/domain/market/listings/search.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type { RecallLink } from '@nestmates/domain/trust/recalls/recall.ts';
import type { PhotoUse } from '../../members/photos/ports.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';

export interface NewListingRow extends ListingContent {
  readonly userId: MemberId;
  readonly createdAt: Date;
}

export interface ListingStore {
  add(listing: NewListingRow): Promise<ListingId>;
  /** The listing, kept from other changes until the transaction ends; also a removed one. */
  lock(id: ListingId): Promise<Listing | undefined>;
  /**
   * The same for buyers, shared: they may ask about it at once, and its seller's change waits for them. Undefined where
   * it is hidden.
   */
  lockShared(id: ListingId): Promise<Pick<Listing, 'userId' | 'isDemo' | 'status'> | undefined>;
  save(listing: Listing, expectedStatus: ListingStatus): Promise<void>;
}

export interface ListingsOnSale {
  /** Those of a member that are for sale are paused; one that is reserved goes on. */
  pauseAllOfAway(userId: MemberId, at: Date): Promise<void>;
  /** Those of them that nothing else keeps paused are for sale again. */
  resumeAllOfAway(userId: MemberId, at: Date): Promise<void>;
  /** Services with this day or an earlier one, also those that are paused. */
  datedUntil(date: CalendarDate): Promise<readonly ListingId[]>;
}

/** The photos of listings among all photos. */
export interface ListingPhotoRecords {
  /** Keeps an upload for a while, so that a listing may use it. */
  keep(name: string): Promise<void>;
  /**
   * Those of the seller's kept uploads among these, which a listing or an order uses from now on; for a listing also those
   * of what the seller has sold, which is listed again.
   */
  use(
    ownerId: MemberId,
    names: readonly string[],
    usedAs?: Extract<PhotoUse, 'listing' | 'order'>,
  ): Promise<readonly string[]>;
  /** Photos that a listing used until now, but for those that another one still shows. */
  release(names: readonly string[], listingId: ListingId): Promise<void>;
  /** Gives up the uploads kept since before this time. */
  giveUpKept(before: Date): Promise<void>;
}

/** The words of listings, by which a search understands a misspelt one. */
export interface ListingWords {
  /** Forgets those of which nothing on sale is left, so that nobody's words outlive their listings for long. */
  forgetUnused(): Promise<void>;
}

export interface ListingSeller {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
  readonly photoCheckedAt: Date | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly shopName: string | null;
  readonly storeLive: boolean;
  readonly storeSlug: string | null;
  /** The sum of the reviews of what the seller sold; null without any. */
  readonly ratingSum: number | null;
  readonly ratingCount: number | null;
}

/** A listing with what is shown about it, seen by a member or a visitor. */
export interface ListingRow {
  readonly listing: Listing;
  readonly seller: ListingSeller;
  /** The distance to the viewer, who is another member. */
  readonly km: number | null;
  readonly sameZip: boolean;
  readonly favourite: boolean;
  /** Why nobody else is shown it; its seller reads that. */
  readonly hidden?: HiddenReason | null;
  /** The recall that paused it; its seller alone reads that. */
  readonly recall?: RecallLink | null;
}

export interface PagedListing extends ListingRow {
  readonly cursor: TimeCursor;
}

/** What may stand in a rail of the marketplace. */
export type RailRow = ListingRow & RailCandidate;

/** What a search asks for, with its category as the values that it means. */
export interface ListingFilter extends Omit<ListingSearch, 'sort' | 'category' | 'distance'> {
  readonly categories?: readonly ListingCategory[] | undefined;
  readonly withinKm?: number | undefined;
}

type Viewer = MemberId | undefined;

export interface ListingQueries {
  /** Undefined if it is removed, or a block hides it from the viewer. */
  find(id: ListingId, by: Viewer): Promise<ListingRow | undefined>;
  /** The newest first; without those that are removed. */
  ownOf(seller: MemberId, page: PageRequest<TimeCursor>): Promise<readonly PagedListing[]>;
  /** Those on sale, the newest first. */
  onSaleOf(seller: MemberId, by: Viewer, page: PageRequest<TimeCursor>): Promise<readonly PagedListing[]>;
  related(to: Listing, by: Viewer, limit: number): Promise<readonly ListingRow[]>;
  search(
    by: MemberId,
    filter: ListingFilter,
    sort: ListingSort,
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedListing[]>;
  /** Counts up to a limit. */
  count(by: MemberId, filter: ListingFilter, limit: number): Promise<number>;
  /** Some more of each rail than it shows, the first ones first. */
  rails(by: MemberId, newSince: Date): Promise<readonly RailRow[]>;
  /** Whether the seller has a listing that is not removed. */
  hasAny(seller: MemberId): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly listingStore: ListingStore;
    readonly listingQueries: ListingQueries;
    /** The highest price of a listing, in cents. */
    readonly maxPrice: number;
    readonly listingWords: ListingWords;
    readonly listingPhotoRecords: ListingPhotoRecords;
    readonly listingsOnSale: ListingsOnSale;
  }
}
