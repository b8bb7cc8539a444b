import { ratings, reviewRule } from '@nestmates/domain/market/reviews/review.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { requiredText } from '../../platform/contract/text.ts';
import { orderPageView, orderReviewView } from '../orders/order-view.ts';

const words = (tooLong: string) =>
  requiredText({ missing: reviewRule.noText, max: reviewRule.maxText, tooLong });

export const reviewForm = z.strictObject({
  rating: z.literal(ratings, reviewRule.noRating),
  text: words(reviewRule.longText),
});
export type ReviewForm = z.output<typeof reviewForm>;

export const sellerReviewView = z.extend(orderReviewView, {
  /** Its order's: there is one review of each. */
  id,
  /** The title of what was bought. */
  title: z.string(),
  /** Null once the member has left. */
  buyerName: z.nullable(z.string()),
});
export type SellerReviewView = z.infer<typeof sellerReviewView>;

export const reviewsContract = {
  write: endpoint({
    method: 'post',
    path: '/api/orders/:id/review',
    aliases: ['/api/marketplace/orders/:id/review'],
    access: 'member',
    params: { id: pathId },
    body: reviewForm,
    response: orderPageView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'The buyer of a completed order says how it was, once.',
  }),
  answer: endpoint({
    method: 'post',
    path: '/api/orders/:id/review/answer',
    aliases: ['/api/marketplace/orders/:id/review/answer'],
    access: 'member',
    params: { id: pathId },
    body: { text: words(reviewRule.longAnswer) },
    response: orderPageView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'The seller answers a review, once.',
  }),
  ofSeller: endpoint({
    method: 'get',
    path: '/api/marketplace/seller/:id/reviews',
    access: 'public',
    params: { id: pathId },
    query: timePageQuery,
    response: z.readonly(z.array(sellerReviewView)),
    summary: 'What buyers say of a seller, the newest first.',
  }),
  ofStore: endpoint({
    method: 'get',
    path: '/api/storefront/:shopName/reviews',
    access: 'public',
    params: { shopName: z.string().check(z.maxLength(120)) },
    query: timePageQuery,
    response: z.readonly(z.array(sellerReviewView)),
    summary: 'What buyers say of the seller of a store, the newest first.',
  }),
};
