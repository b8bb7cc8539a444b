import { subscriptionsContract } from '@nestmates/application/subscriptions/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../shared/api.ts';

export const plansQuery = queryOptions({
  queryKey: [subscriptionsContract.plans.path],
  queryFn: () => call(subscriptionsContract.plans),
});
