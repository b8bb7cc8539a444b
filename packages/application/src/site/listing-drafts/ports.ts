import type { DraftAuthor, ListingDraft } from '@nestmates/domain/market/listings/listing-draft.ts';
import type { PastSale } from '@nestmates/domain/market/listings/past-sales.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Draft } from '../../together/insights/ports.ts';

/** All that a draft is made from. A photo may show a child or a name, so only what the seller has chosen is in it. */
export interface ListingDraftRequest {
  /** A small JPEG without metadata; null without a photo. */
  readonly photo: Uint8Array | null;
  /** The title as far as it is typed; empty without one. */
  readonly title: string;
  /** What was sold under words like these. They leave for no provider. */
  readonly pastSales: readonly PastSale[];
}

/** Writes drafts of listings. Never throws for what a provider does; what it cannot tell is null. */
export interface ListingDrafts {
  readonly author: DraftAuthor;
  /** Whether a photo alone is enough. */
  readonly readsPhotos: boolean;
  draft(request: ListingDraftRequest): Draft<ListingDraft>;
}

export interface ListingDraftQueries {
  /** Products of others that were sold under half of these words at least, the newest first. */
  soldLike(title: string, others: { readonly than: MemberId }): Promise<readonly PastSale[]>;
  /** Whether it is a photo that the member has uploaded for a listing. */
  isListingPhotoOf(memberId: MemberId, name: string): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly listingDrafts: ListingDrafts;
    readonly listingDraftQueries: ListingDraftQueries;
  }
}
