import { subscriptionsContract } from '@nestmates/application/money/subscriptions/contract.ts';
import { Plans } from '@nestmates/application/money/subscriptions/plans.ts';
import { Subscribing } from '@nestmates/application/money/subscriptions/subscribing.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const subscriptionsRoutes = withServices([Plans, Subscribing], (plans, subscribing) => [
  serve(subscriptionsContract.plans, async () => plans.list()),
  serve(subscriptionsContract.own, ({ by }) => subscribing.own(by)),
  serve(subscriptionsContract.subscribe, ({ by, query }) => subscribing.subscribe(by, query)),
  serve(subscriptionsContract.create, ({ by }) => subscribing.upgrade(by)),
  serve(subscriptionsContract.portal, ({ by }) => subscribing.portal(by)),
]);
