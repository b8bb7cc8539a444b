import type { Cancelled, PaidOrder, Refunded } from '../order.ts';
import type { OrderRole } from '../order-action.ts';

type OpenOrder = Exclude<PaidOrder, Cancelled | Refunded>;

/** What every later stage keeps of a paid order, and nothing of the stage it is in. */
export function paidPartOf(order: OpenOrder) {
  const {
    id,
    reference,
    listingId,
    buyerId,
    sellerId,
    fulfilment,
    serviceDate,
    createdAt,
    paidAt,
    paymentId,
    pausedFor,
    inquiryAt,
  } = order;
  const { priceCents, processingFeeCents, platformFeeCents, taxCents, agreedRefundCents } = order;
  const { shippedAt, tracking } =
    order.status === 'pending_shipment' ? { shippedAt: null, tracking: null } : order;
  return {
    id,
    reference,
    listingId,
    buyerId,
    sellerId,
    fulfilment,
    serviceDate,
    createdAt,
    priceCents,
    processingFeeCents,
    platformFeeCents,
    taxCents,
    paidAt,
    paymentId,
    pausedFor,
    agreedRefundCents,
    inquiryAt,
    shippedAt,
    tracking,
  };
}

/** What was completed before it was stopped keeps that time, from which on its release counts. */
export const completedAt = (at: Date, order: OpenOrder) => ({
  ...paidPartOf(order),
  completedAt:
    order.status === 'problem' && order.stopped?.status === 'completed' ? order.stopped.completedAt : at,
});

/** Nothing is left for the bank to ask about then. */
export const refundedAt = (at: Date, order: OpenOrder, by?: OrderRole) => ({
  ...paidPartOf(order),
  inquiryAt: null,
  refundedAt: at,
  undoneBySeller: by === 'seller',
});
