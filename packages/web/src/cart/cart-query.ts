import { seconds } from '@nestmates/domain/shared/time.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../api/call.ts';
import { queryKey } from '../queries/query-key.ts';

/** No event says what becomes of a listing, so the cart is read again whenever it is shown. */
export const cartQuery = queryOptions({
  queryKey: queryKey('get /api/cart'),
  queryFn: () => call('get /api/cart'),
  initialData: () => sentAnswer('get /api/cart'),
  staleTime: seconds(20),
});
