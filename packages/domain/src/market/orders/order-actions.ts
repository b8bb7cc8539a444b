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
import { enterOrder, type OrderRole, requireOrderAction } from './order-machine.ts';
import type { SentTracking } from './parcel.ts';
import { checkPickupCode } from './pickup-code.ts';

/** What every later stage keeps of a paid order, and nothing of the stage it is in. */
export function paidPartOf(order: Exclude<PaidOrder, Cancelled | Refunded>) {
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
    shippedAt,
    tracking,
  };
}

export const shipOrder = (order: Order, by: OrderRole, at: Date, tracking: SentTracking | null): Shipped =>
  enterOrder('ship', order, by, at, (pending) => ({ ...sentAt(pending, at), tracking }));

/** A service counts as shipped when it was provided. */
export const markProvided = (order: Order, by: OrderRole, at: Date): Shipped =>
  enterOrder('markProvided', order, by, at, (pending) => sentAt(pending, at));

/** The countdown of the new stage has not stood still yet. */
const sentAt = (pending: PendingShipment, at: Date) => ({
  ...paidPartOf(pending),
  shippedAt: at,
  pausedFor: 0,
});

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
  if (outcome === 'right') {
    return { outcome, order: enterOrder('enterPickupCode', order, by, at, completedAt(at)) };
  }
  return { outcome, order: { ...pending, pickup: { ...pickup, wrongTries: pickup.wrongTries + 1 } } };
}

export const renewPickupCode = (order: Order, by: OrderRole, at: Date, pickup: PickupCode): PendingShipment =>
  enterOrder('renewPickupCode', order, by, at, (pending) => ({ ...pending, pickup }));

export const cancelOrder = (order: Order, by: OrderRole, at: Date): Cancelled =>
  enterOrder('cancel', order, by, at, ({ pickup: _, ...paid }) => ({
    ...paid,
    cancelledAt: at,
    // Whoever lets the days go by has not sent it either.
    undoneBySeller: by !== 'buyer',
  }));

export const confirmOrder = (order: Order, by: OrderRole, at: Date): Completed =>
  enterOrder('confirm', order, by, at, completedAt(at));

export const autoReleaseOrder = (order: Order, by: OrderRole, at: Date): Completed =>
  enterOrder('autoRelease', order, by, at, completedAt(at));

export const releaseOrderByAdmin = (order: Order, by: OrderRole, at: Date): Completed =>
  enterOrder('releaseByAdmin', order, by, at, completedAt(at));

export const refundOrder = (order: Order, by: OrderRole, at: Date): Refunded =>
  enterOrder('refund', order, by, at, refundedAt(at, by));

export const refundOrderByAdmin = (order: Order, by: OrderRole, at: Date): Refunded =>
  enterOrder('refundByAdmin', order, by, at, refundedAt(at));

export const recordRefund = (order: Order, by: OrderRole, at: Date): Refunded =>
  enterOrder('recordRefund', order, by, at, refundedAt(at));

type Sent = Parameters<typeof paidPartOf>[0];

export const completedAt = (at: Date) => (order: Sent) => ({ ...paidPartOf(order), completedAt: at });

export const refundedAt = (at: Date, by?: OrderRole) => (order: Sent) => ({
  ...paidPartOf(order),
  refundedAt: at,
  undoneBySeller: by === 'seller',
});
