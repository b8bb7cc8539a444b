import type { HiddenReason } from '../../platform/access/hidden-reason.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import type { MemberId, OrderId } from '../../platform/shared/ids.ts';
import { requireText } from '../../platform/shared/text.ts';
import type { Order } from '../orders/order.ts';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export const reviewRule = {
  noRating: 'Please choose from 1 to 5',
  noText: 'Please write a few words',
  maxText: 1000,
  longText: 'A review must be 1000 characters or fewer',
  longAnswer: 'An answer must be 1000 characters or fewer',
} as const;

export interface Review {
  readonly orderId: OrderId;
  readonly rating: Rating;
  /** None once its writer has deleted their account. */
  readonly text: string | null;
  readonly writtenAt: Date;
  /** Whether it is there for its writer alone. */
  readonly isHidden: boolean;
  /** Why it is so, once its writer is told. */
  readonly hidden: HiddenReason | null;
  readonly answer: { readonly text: string; readonly writtenAt: Date } | null;
}

const forbidden = (message: string): DomainError => new DomainError('forbidden', 'FORBIDDEN', message);

const alreadyReviewed = (): DomainError =>
  new DomainError('conflict', 'ALREADY_REVIEWED', 'You have already reviewed this order.');

export const requireReviewText = (text: string, tooLong: string): string =>
  requireText(text, { field: 'text', missing: reviewRule.noText, max: reviewRule.maxText, tooLong });

const isRating = (number: number): number is Rating => ratings.some((rating) => rating === number);

export function requireRating(rating: number): Rating {
  if (!isRating(rating)) throw invalid('rating', reviewRule.noRating);
  return rating;
}

export function writeReview(
  order: Order,
  by: MemberId,
  { rating, text }: { readonly rating: number; readonly text: string },
  at: Date,
  existing: Review | undefined,
): Review {
  if (by !== order.buyerId) throw forbidden('Only the buyer reviews an order.');
  if (order.status !== 'completed') {
    throw new DomainError('conflict', 'NOT_COMPLETED', 'You can review this order once it is completed.');
  }
  if (existing) throw alreadyReviewed();
  return {
    orderId: order.id,
    rating: requireRating(rating),
    text: requireReviewText(text, reviewRule.longText),
    writtenAt: at,
    isHidden: false,
    hidden: null,
    answer: null,
  };
}

export function answerReview(review: Review, order: Order, by: MemberId, text: string, at: Date): Review {
  if (by !== order.sellerId) throw forbidden('Only the seller answers a review.');
  if (review.answer !== null) {
    throw new DomainError('conflict', 'ALREADY_ANSWERED', 'You have already answered this review.');
  }
  return {
    ...review,
    answer: { text: requireReviewText(text, reviewRule.longAnswer), writtenAt: at },
  };
}

/** The review as one of the two sees it. */
export const reviewShownTo = (party: 'buyer' | 'seller', review: Review | undefined): Review | undefined =>
  party === 'seller' && review?.isHidden ? undefined : review;

/** What the two of an order can do with its review. */
export function reviewActionsOpenTo(
  order: Order,
  party: 'buyer' | 'seller',
  review: Review | undefined,
): readonly ('review' | 'answerReview')[] {
  if (party === 'buyer') return order.status === 'completed' && !review ? ['review'] : [];
  return reviewShownTo(party, review)?.answer === null ? ['answerReview'] : [];
}
