import { reviewsContract } from '@nestmates/application/market/reviews/contract.ts';
import { Reviews } from '@nestmates/application/market/reviews/reviews.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const reviewsRoutes = withServices([Reviews], (reviews) => [
  serve(reviewsContract.write, ({ by, params, body }) => reviews.write(by, params.id, body)),
  serve(reviewsContract.answer, ({ by, params, body }) => reviews.answer(by, params.id, body.text)),
  serve(reviewsContract.ofSeller, async ({ by, params, query, paged }) =>
    paged(await reviews.ofSeller(by, params.id, query)),
  ),
  serve(reviewsContract.ofStore, async ({ by, params, query, paged }) =>
    paged(await reviews.ofStore(by, params.shopName, query)),
  ),
]);
