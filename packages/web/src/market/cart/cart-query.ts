import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

/** No event says what becomes of a listing, so the cart is read again whenever it is shown. */
export const cartQuery = {
  ...readQuery('get /api/cart'),
  staleTime: seconds(20),
};
