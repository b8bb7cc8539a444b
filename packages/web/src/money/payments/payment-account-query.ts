import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** Whether her payment account is ready. */
export const paymentAccountQuery = queryOptions({
  queryKey: queryKey('get /api/stripe/connect/status'),
  queryFn: () => call('get /api/stripe/connect/status'),
  initialData: () => sentAnswer('get /api/stripe/connect/status'),
});
