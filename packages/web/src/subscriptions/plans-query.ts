import { subscriptionsCalls } from '@nestmates/application/subscriptions/addresses.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

export const plansQuery = queryOptions({
  queryKey: [subscriptionsCalls.plans.path],
  queryFn: () => call(subscriptionsCalls.plans),
});
