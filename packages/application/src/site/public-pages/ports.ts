/** A range of ids, both ends included. */
export interface IdRange {
  readonly from: number;
  readonly to: number;
}

/** A seller whom visitors see; the name of the store once it is live. */
export interface ListedSeller {
  readonly id: number;
  readonly shopName: string | null;
}

export interface PublicPageQueries {
  /** The numbers of those ranges of that many ids, from 0, in which there is a listing for a search to find. */
  listingRanges(size: number): Promise<readonly number[]>;
  listingsIn(range: IdRange): Promise<readonly { readonly id: number; readonly updatedAt: Date }[]>;
  /** The same for sellers. */
  sellerRanges(size: number): Promise<readonly number[]>;
  sellersIn(range: IdRange): Promise<readonly ListedSeller[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly publicPageQueries: PublicPageQueries;
  }
}
