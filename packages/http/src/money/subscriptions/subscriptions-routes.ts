import { subscriptionsContract } from '@nestmates/application/money/subscriptions/contract.ts';
import { Guarantees } from '@nestmates/application/money/subscriptions/guarantees.ts';
import { Plans } from '@nestmates/application/money/subscriptions/plans.ts';
import { Subscribing } from '@nestmates/application/money/subscriptions/subscribing.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const subscriptionsRoutes = withServices(
  [Plans, Subscribing, Guarantees],
  (plans, subscribing, guarantees) => [
    serve(subscriptionsContract.plans, async () => plans.list()),
    serve(subscriptionsContract.own, ({ by }) => subscribing.own(by)),
    serve(subscriptionsContract.subscribe, ({ by, query }) => subscribing.subscribe(by, query)),
    serve(subscriptionsContract.create, ({ by }) => subscribing.upgrade(by)),
    serve(subscriptionsContract.portal, ({ by }) => subscribing.portal(by)),
    serve(subscriptionsContract.guarantee, ({ by }) => guarantees.own(by)),
    serve(subscriptionsContract.useGuarantee, ({ by }) => guarantees.use(by)),
  ],
);
