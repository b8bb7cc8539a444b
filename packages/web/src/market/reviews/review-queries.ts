import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { listQuery } from '../../platform/queries/lists.ts';

/** No event says that others have written one. */
const staleTime = minutes(2);

export const sellerReviewsQuery = (id: number) => ({
  ...listQuery('get /api/marketplace/seller/:id/reviews', { id }),
  staleTime,
});

export const storeReviewsQuery = (shopName: string) => ({
  ...listQuery('get /api/storefront/:shopName/reviews', { shopName }),
  staleTime,
});
