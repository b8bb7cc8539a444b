import type { ItemReturn, ReturnStatus, ReturnTerms } from '../../src/market/orders/item-return.ts';
import type { Fulfilment, Order, OrderStatus, Problem } from '../../src/market/orders/order.ts';
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
  serviceDate: null,
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
  const paid = { ...placed, ...payment, inquiryAt: null };
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
      itemReturn: null,
    },
    completed: { ...sent, status: 'completed', completedAt: orderTimes.settled },
    cancelled: { ...paid, status: 'cancelled', cancelledAt: orderTimes.settled, undoneBySeller: false },
    refunded: { ...sent, status: 'refunded', refundedAt: orderTimes.settled, undoneBySeller: false },
  };
}

const since = new Date('2026-11-07T10:00:00Z');
const terms: ReturnTerms = {
  refundCents: 2500,
  address: {
    name: 'Ana Ruiz',
    lines: ['12 Garden Place'],
    city: 'Brooklyn',
    state: 'NY',
    postalCode: '11201',
    country: 'US',
  },
};

/** What goes back in every status, on 7 November. */
export const returnsInEveryStatus = {
  asked: { status: 'asked', since },
  refused: { status: 'refused', since },
  accepted: { status: 'accepted', since, terms },
  sent: { status: 'sent', since, terms, tracking: { carrier: 'usps', number: '9400' } },
  closed: { status: 'closed', since },
} as const satisfies Readonly<Record<ReturnStatus, ItemReturn>>;

/** A problem with a return in this status. */
export const aReturn = (status: ReturnStatus): Problem => ({
  ...anOrder('problem'),
  itemReturn: returnsInEveryStatus[status],
});

export const anOrder = <Status extends OrderStatus>(
  status: Status,
  fulfilment: Fulfilment = 'shipping',
): OrderIn<Status> => ordersInEveryStatus(fulfilment)[status];
