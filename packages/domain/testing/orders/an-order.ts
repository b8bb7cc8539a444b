import type { Fulfilment, Order, OrderStatus } from '../../src/market/orders/order.ts';
import { quote } from '../../src/money/payments/fees.ts';

export const orderTimes = {
  created: new Date('2026-11-01T12:00:00Z'),
  paid: new Date('2026-11-01T12:05:00Z'),
  shipped: new Date('2026-11-03T09:00:00Z'),
  problem: new Date('2026-11-06T18:00:00Z'),
  settled: new Date('2026-11-08T08:00:00Z'),
} as const;

const fields = {
  id: 7,
  reference: '0d4f9b2e-5a0c-4a41-9d6e-0a4c3b0e7a11',
  listingId: 70,
  buyerId: 1,
  sellerId: 2,
  createdAt: orderTimes.created,
  ...quote(2500, 0),
} as const;

type OrderIn<Status extends OrderStatus> = Extract<Order, { status: Status }>;

/** An order of $25.00 in every status, as it comes from the database. */
export function ordersInEveryStatus(fulfilment: Fulfilment): {
  readonly [Status in OrderStatus]: OrderIn<Status>;
} {
  const placed = { ...fields, fulfilment };
  const payment = { paidAt: orderTimes.paid, paymentId: 'payment-1', pausedFor: 0, agreedRefundCents: 0 };
  const paid = { ...placed, ...payment };
  const sent = { ...paid, shippedAt: orderTimes.shipped, tracking: null };
  const reservedUntil = new Date('2026-11-01T12:30:00Z');
  const pickup = fulfilment === 'pickup' ? { code: '012345', wrongTries: 0 } : null;
  return {
    awaiting_payment: { ...placed, status: 'awaiting_payment', reservedUntil },
    expired: { ...placed, status: 'expired', expiredAt: reservedUntil },
    pending_shipment: { ...paid, status: 'pending_shipment', pickup },
    shipped: { ...sent, status: 'shipped' },
    problem: {
      ...sent,
      status: 'problem',
      problemAt: orderTimes.problem,
      answeredAt: null,
      escalatedAt: null,
      disputed: false,
      frozen: false,
      stopped: null,
    },
    completed: { ...sent, status: 'completed', completedAt: orderTimes.settled },
    cancelled: { ...paid, status: 'cancelled', cancelledAt: orderTimes.settled, undoneBySeller: false },
    refunded: { ...sent, status: 'refunded', refundedAt: orderTimes.settled, undoneBySeller: false },
  };
}

export const anOrder = <Status extends OrderStatus>(
  status: Status,
  fulfilment: Fulfilment = 'shipping',
): OrderIn<Status> => ordersInEveryStatus(fulfilment)[status];
