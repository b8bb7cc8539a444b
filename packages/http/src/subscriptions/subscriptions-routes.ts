import { subscriptionsContract } from '@nestmates/application/subscriptions/contract.ts';
import { Plans } from '@nestmates/application/subscriptions/plans.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const subscriptionsRoutes = withServices([Plans], (plans) => [
  serve(subscriptionsContract.plans, async () => plans.list()),
]);
