import { orderDecisionsContract } from '@nestmates/application/office/orders/contract.ts';
import { OrderDecisions } from '@nestmates/application/office/orders/order-decisions.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const orderDecisionsRoutes = withServices([OrderDecisions], (decisions) => [
  serve(orderDecisionsContract.list, async ({ query, paged }) => paged(await decisions.list(query))),
  serve(orderDecisionsContract.show, ({ params }) => decisions.show(params.id)),
  serve(orderDecisionsContract.refund, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'refund', body.text),
  ),
  serve(orderDecisionsContract.release, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'release', body.text),
  ),
  serve(orderDecisionsContract.resume, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'resume', body.text),
  ),
]);
