import type { ReviewListState } from '@nestmates/ui/screens/market/reviews/ReviewList.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import type { sellerReviewsQuery, storeReviewsQuery } from './review-queries.ts';

/** The reviews of a seller, which are asked for once it is known that there are any. */
export function useReviews(
  reviews: ReturnType<typeof sellerReviewsQuery> | ReturnType<typeof storeReviewsQuery>,
  enabled: boolean,
): ReviewListState {
  const query = useInfiniteQuery({ ...(reviews as ReturnType<typeof sellerReviewsQuery>), enabled });
  const more = useLoadMore(query);
  return query.data ? { kind: 'ready', reviews: query.data.items, more } : loadingOrFailed(query);
}
