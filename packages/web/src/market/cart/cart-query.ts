import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** No event says what becomes of a listing, so the cart is read again whenever it is shown. */
export const cartQuery = queryOptions({
  queryKey: queryKey('get /api/cart'),
  queryFn: () => call('get /api/cart'),
  initialData: () => sentAnswer('get /api/cart'),
  staleTime: seconds(20),
});
