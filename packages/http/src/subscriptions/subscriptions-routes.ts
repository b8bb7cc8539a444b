import { subscriptionsContract } from '@nestmates/application/subscriptions/contract.ts';
import type { Plans } from '@nestmates/application/subscriptions/plans.ts';
import { type Route, serve } from '../shared/serve.ts';

export const subscriptionsRoutes = (plans: Plans): Route[] => [
  serve(subscriptionsContract.plans, async () => plans.list()),
];
