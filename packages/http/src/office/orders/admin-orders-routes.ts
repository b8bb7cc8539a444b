import { AdminOrders } from '@nestmates/application/office/orders/admin-orders.ts';
import { adminOrdersContract } from '@nestmates/application/office/orders/contract.ts';
import { OrderDecisions } from '@nestmates/application/office/orders/order-decisions.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const adminOrdersRoutes = withServices([AdminOrders, OrderDecisions], (orders, decisions) => [
  serve(adminOrdersContract.list, async ({ query, paged }) => paged(await orders.list(query))),
  serve(adminOrdersContract.show, ({ params }) => orders.show(params.id)),
  serve(adminOrdersContract.refund, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'refund', body.text),
  ),
  serve(adminOrdersContract.refundInPart, ({ by, params, body: { text, ...part } }) =>
    decisions.refundInPart(by, params.id, part, text),
  ),
  serve(adminOrdersContract.confirmReturn, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'confirm-return', body.text),
  ),
  serve(adminOrdersContract.release, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'release', body.text),
  ),
  serve(adminOrdersContract.resume, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'resume', body.text),
  ),
  serve(adminOrdersContract.approvePayout, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'payout', body.text),
  ),
  serve(adminOrdersContract.markUnclaimed, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'unclaimed', body.text),
  ),
  serve(adminOrdersContract.payUnclaimed, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'pay-unclaimed', body.text),
  ),
  serve(adminOrdersContract.handOver, ({ by, params, body }) =>
    decisions.decide(by, params.id, 'hand-over', body.text),
  ),
  serve(adminOrdersContract.confirmProposal, ({ by, params: { id: orderId, proposalId } }) =>
    decisions.confirm(by, { orderId, proposalId }),
  ),
  serve(adminOrdersContract.refuseProposal, ({ by, params: { id: orderId, proposalId }, body }) =>
    decisions.refuse(by, { orderId, proposalId }, body.text),
  ),
]);
