import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { sampleEndedOrders } from './sample-ended-orders.ts';
import { heldMoneyOf, localTime, sampleOrder, settledOrder, shippedOrder } from './sample-order.ts';
import { sampleProblemOrders } from './sample-problem-orders.ts';

/** Orders as the server returns them, as their buyer sees them. */
export const sampleOrders = {
  unpaid: {
    ...sampleOrder,
    status: 'awaiting_payment',
    actions: ['pay', 'abandon'],
    paidAt: null,
    ...settledOrder,
    reservedUntil: localTime('2026-06-04T14:31:00'),
    checkoutUrl: 'https://payments.test/checkout/1',
    address: null,
    money: { charged: 0, held: 0, released: 0, refunded: 0, toSeller: 0 },
  },
  pending: sampleOrder,
  /** Nothing was sent for a week. */
  late: { ...sampleOrder, actions: ['cancel'], buyerMayCancelAt: localTime('2026-06-03T14:00:00') },
  shipped: { ...sampleOrder, ...shippedOrder, actions: ['confirm', 'reportProblem'] },
  /** The release waits for the delivery. */
  onItsWay: {
    ...sampleOrder,
    ...shippedOrder,
    actions: ['confirm', 'reportProblem'],
    releaseAt: null,
    waitsForDelivery: true,
    parcel: { state: 'moving', at: localTime('2026-06-03T18:20:00') },
  },
  arrived: {
    ...sampleOrder,
    ...shippedOrder,
    actions: ['confirm', 'reportProblem'],
    waitsForDelivery: true,
    parcel: { state: 'delivered', at: localTime('2026-06-04T11:45:00') },
  },
  /** The bank asks, and has taken nothing. */
  inquiry: {
    ...sampleOrder,
    ...shippedOrder,
    actions: ['confirm', 'reportProblem'],
    releaseAt: null,
    inquiry: true,
  },
  lastDay: {
    ...sampleOrder,
    ...shippedOrder,
    id: 1031,
    actions: ['confirm', 'reportProblem'],
    listing: { id: 62, title: 'Hand-knit cardigan, 2T', price: 3000, imageUrl: itemPhoto('cardigan') },
    shippedAt: localTime('2026-05-29T02:10:00'),
    releaseAt: localTime('2026-06-05T02:10:00'),
  },
  refundedInPart: {
    ...sampleOrder,
    ...shippedOrder,
    actions: ['confirm', 'reportProblem'],
    money: { charged: 4975, held: 3800, released: 0, refunded: 1000, toSeller: 3800 },
    partRefund: { agreed: 1000, most: 3799 },
  },
  pickup: {
    ...sampleOrder,
    id: 1050,
    fulfilment: 'pickup',
    address: null,
    actions: ['renewPickupCode'],
    pickup: { code: '042817', triesLeft: 5 },
  },
  service: {
    ...sampleOrder,
    id: 1051,
    fulfilment: 'service',
    address: null,
    listing: { id: 63, title: 'Piano lessons', price: 3500, imageUrl: null },
    cost: { price: 3500, processingFee: 132, total: 3632 },
    money: heldMoneyOf(3500, 3632),
  },
  serviceWithDay: {
    ...sampleOrder,
    id: 1052,
    fulfilment: 'service',
    serviceDate: '2026-06-20',
    address: null,
    listing: { id: 70, title: 'Songs for a birthday party', price: 9000, imageUrl: null },
    cost: { price: 9000, processingFee: 300, total: 9300 },
    money: heldMoneyOf(9000, 9300),
    buyerMayCancelAt: localTime('2026-06-28T08:00:00'),
    cancelledByItselfAt: localTime('2026-07-05T08:00:00'),
  },
  long: {
    ...sampleOrder,
    ...shippedOrder,
    id: 2147483,
    actions: ['confirm', 'reportProblem'],
    listing: {
      id: 67,
      title:
        'Beech high chair that grows with the child, with a tray, two cushions and a belt, hardly used by twins',
      price: 9_999_999,
      imageUrl: itemPhoto('chair'),
    },
    seller: { id: null, firstName: 'Maximiliana-Konstantinopolitania', profilePhotoUrl: null },
  },
  ...sampleProblemOrders,
  ...sampleEndedOrders,
} as const satisfies Record<string, OrderView>;
