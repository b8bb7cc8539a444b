import type {
  Cancelled,
  Completed,
  Order,
  PaidOrder,
  PendingShipment,
  PickupCode,
  Refunded,
  Shipped,
} from './order.ts';
import { type OrderRole, requireOrderAction } from './order-machine.ts';
import { checkPickupCode } from './pickup-code.ts';
import type { Tracking } from './tracking.ts';

/** What every later stage keeps of a paid order, and nothing of the stage it is in. */
export function paidPartOf(order: Exclude<PaidOrder, Cancelled | Refunded>) {
  const { id, listingId, buyerId, sellerId, fulfilment, createdAt, paidAt, paymentId } = order;
  const { priceCents, processingFeeCents, platformFeeCents } = order;
  const { shippedAt, tracking } =
    order.status === 'pending_shipment' ? { shippedAt: null, tracking: null } : order;
  return {
    id,
    listingId,
    buyerId,
    sellerId,
    fulfilment,
    createdAt,
    priceCents,
    processingFeeCents,
    platformFeeCents,
    paidAt,
    paymentId,
    shippedAt,
    tracking,
  };
}

export function shipOrder(order: Order, by: OrderRole, at: Date, tracking: Tracking | null): Shipped {
  const pending = requireOrderAction('ship', order, by, at);
  return { ...paidPartOf(pending), status: 'shipped', shippedAt: at, tracking };
}

/** A service counts as shipped when it was provided. */
export function markProvided(order: Order, by: OrderRole, at: Date): Shipped {
  const pending = requireOrderAction('markProvided', order, by, at);
  return { ...paidPartOf(pending), status: 'shipped', shippedAt: at };
}

/** A wrong try is a change to save as well, or the code could be guessed. */
export type PickupAttempt =
  | { readonly outcome: 'right'; readonly order: Completed }
  | { readonly outcome: 'wrong'; readonly order: PendingShipment }
  | { readonly outcome: 'locked' };

export function enterPickupCode(order: Order, by: OrderRole, at: Date, entered: string): PickupAttempt {
  const pending = requireOrderAction('enterPickupCode', order, by, at);
  const { pickup } = pending;
  if (pickup === null) throw new Error(`Order ${order.id} is to be picked up and has no code`);
  const outcome = checkPickupCode(pickup, entered);
  if (outcome === 'locked') return { outcome };
  if (outcome === 'right') return { outcome, order: completed(pending, at) };
  return { outcome, order: { ...pending, pickup: { ...pickup, wrongTries: pickup.wrongTries + 1 } } };
}

export function renewPickupCode(order: Order, by: OrderRole, at: Date, pickup: PickupCode): PendingShipment {
  return { ...requireOrderAction('renewPickupCode', order, by, at), pickup };
}

export function cancelOrder(order: Order, by: OrderRole, at: Date): Cancelled {
  const { shippedAt: _, tracking: __, ...paid } = paidPartOf(requireOrderAction('cancel', order, by, at));
  return { ...paid, status: 'cancelled', cancelledAt: at };
}

export const confirmOrder = (order: Order, by: OrderRole, at: Date): Completed =>
  completed(requireOrderAction('confirm', order, by, at), at);

export const autoReleaseOrder = (order: Order, by: OrderRole, at: Date): Completed =>
  completed(requireOrderAction('autoRelease', order, by, at), at);

export const releaseOrderByAdmin = (order: Order, by: OrderRole, at: Date): Completed =>
  completed(requireOrderAction('releaseByAdmin', order, by, at), at);

export const refundOrder = (order: Order, by: OrderRole, at: Date): Refunded =>
  refunded(requireOrderAction('refund', order, by, at), at);

export const refundOrderByAdmin = (order: Order, by: OrderRole, at: Date): Refunded =>
  refunded(requireOrderAction('refundByAdmin', order, by, at), at);

export const recordRefund = (order: Order, by: OrderRole, at: Date): Refunded =>
  refunded(requireOrderAction('recordRefund', order, by, at), at);

const completed = (order: Parameters<typeof paidPartOf>[0], at: Date): Completed => ({
  ...paidPartOf(order),
  status: 'completed',
  completedAt: at,
});

export const refunded = (order: Parameters<typeof paidPartOf>[0], at: Date): Refunded => ({
  ...paidPartOf(order),
  status: 'refunded',
  refundedAt: at,
});
