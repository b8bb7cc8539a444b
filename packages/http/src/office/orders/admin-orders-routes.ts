import { AdminOrders } from '@nestmates/application/office/orders/admin-orders.ts';
import { adminOrdersContract } from '@nestmates/application/office/orders/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const adminOrdersRoutes = withServices([AdminOrders], (decisions) => [
  serve(adminOrdersContract.list, async ({ query, paged }) => paged(await decisions.list(query))),
  serve(adminOrdersContract.show, ({ params }) => decisions.show(params.id)),
  serve(adminOrdersContract.refund, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'refund', body.text),
  ),
  serve(adminOrdersContract.refundInPart, ({ by, params, body: { text, ...part } }) =>
    decisions.refundInPart(by, params.id, part, text),
  ),
  serve(adminOrdersContract.confirmReturn, ({ by, params, body }) =>
    decisions.confirmReturn(by, params.id, body.text),
  ),
  serve(adminOrdersContract.release, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'release', body.text),
  ),
  serve(adminOrdersContract.resume, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'resume', body.text),
  ),
]);
