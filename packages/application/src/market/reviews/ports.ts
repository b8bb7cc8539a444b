import type { Review } from '@nestmates/domain/market/reviews/review.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';

/** Whoever changes a review has locked its order. */
export interface ReviewStore {
  of(orderId: OrderId): Promise<Review | undefined>;
  /** Counts it among the ratings of the seller. */
  add(review: Review, sellerId: MemberId | null): Promise<void>;
  saveAnswer(review: Review): Promise<void>;
}

export interface PagedReview {
  readonly review: Review;
  /** The title of what was bought. */
  readonly title: string;
  /** The first name of whoever wrote it; null once the member has left. */
  readonly buyerName: string | null;
  readonly cursor: TimeCursor;
}

export interface ReviewQueries {
  /** The newest first, without those of members whom a block hides from the viewer. */
  reviewsOf(
    sellerId: MemberId,
    by: MemberId | undefined,
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedReview[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly reviewStore: ReviewStore;
    readonly reviewQueries: ReviewQueries;
  }
}
