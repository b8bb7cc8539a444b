import type { ListingSearch } from '@nestmates/domain/market/listings/search.ts';

/** How many listings fit, counted up to a limit. */
export interface ListingCount {
  readonly count: number;
  readonly orMore: boolean;
}

/** "24 listings" */
export const listingCountText = ({ count, orMore }: ListingCount): string =>
  count === 1 ? '1 listing' : `${count.toLocaleString('en-US')}${orMore ? '+' : ''} listings`;

export interface ChildAge {
  readonly name: string | null;
  readonly age: number;
}

/** What the form knows while the member chooses. */
export interface FilterChoosing {
  /** The member's own children; undefined until they are known. */
  readonly childAges: readonly ChildAge[] | undefined;
  /** The count of what is chosen so far, once that is known. */
  readonly count: ListingCount | undefined;
  /** The search as it would be; undefined when the form closes. */
  onDraft(search: ListingSearch | undefined): void;
}
