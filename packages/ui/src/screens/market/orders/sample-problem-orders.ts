import type { ItemReturnView, OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { localTime, sampleOrder, shippedOrder } from './sample-order.ts';

const problemOrder = {
  ...shippedOrder,
  releaseAt: null,
  status: 'problem',
  problemAt: localTime('2026-06-03T09:12:00'),
} as const satisfies Partial<OrderView>;

const returnBase: ItemReturnView = {
  status: 'asked',
  refund: null,
  sendBy: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  parcel: null,
};

const returnAddress = {
  name: 'Priya Nair',
  lines: ['88 Garden Place'],
  city: 'Brooklyn',
  state: 'NY',
  postalCode: '11201',
  country: 'US',
};

export const sampleProblemOrders = {
  stalled: {
    ...sampleOrder,
    ...shippedOrder,
    actions: ['confirm', 'answerProblem'],
    releaseAt: null,
    status: 'problem',
    problemAt: localTime('2026-06-08T14:10:00'),
    decideBy: localTime('2026-06-11T14:10:00'),
    stalled: true,
    parcel: { state: 'announced', at: null },
  },
  problem: {
    ...sampleOrder,
    ...problemOrder,
    decideBy: localTime('2026-06-10T09:12:00'),
    actions: ['confirm', 'answerProblem', 'askReturn'],
  },
  returnAsked: {
    ...sampleOrder,
    ...problemOrder,
    decideBy: localTime('2026-06-06T19:00:00'),
    actions: ['confirm', 'answerProblem', 'withdrawReturn'],
    itemReturn: returnBase,
  },
  returnRefused: {
    ...sampleOrder,
    ...problemOrder,
    decideBy: localTime('2026-06-10T09:12:00'),
    actions: ['confirm', 'answerProblem'],
    itemReturn: { ...returnBase, status: 'refused' },
  },
  returnAccepted: {
    ...sampleOrder,
    ...problemOrder,
    actions: ['confirm', 'answerProblem', 'withdrawReturn', 'sendReturn'],
    itemReturn: { ...returnBase, status: 'accepted', refund: 4800, sendBy: localTime('2026-06-11T10:00:00') },
    returnAddress,
  },
  sentBack: {
    ...sampleOrder,
    ...problemOrder,
    decideBy: localTime('2026-06-14T16:30:00'),
    actions: ['answerProblem'],
    itemReturn: {
      ...returnBase,
      status: 'sent',
      refund: 4800,
      carrier: { id: 'ups', name: 'UPS' },
      trackingNumber: '1Z999AA10123456784',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      parcel: { state: 'moving', at: localTime('2026-06-08T11:45:00') },
    },
    returnAddress,
  },
  returnClosed: {
    ...sampleOrder,
    ...problemOrder,
    decideBy: localTime('2026-06-14T10:00:00'),
    actions: ['confirm', 'answerProblem'],
    itemReturn: { ...returnBase, status: 'closed' },
  },
  /** It came back, and a part was kept. */
  returned: {
    ...sampleOrder,
    ...shippedOrder,
    releaseAt: null,
    status: 'completed',
    completedAt: localTime('2026-06-10T09:30:00'),
    actions: [],
    money: { charged: 4975, held: 0, released: 800, refunded: 4000, toSeller: 0 },
    partRefund: { agreed: 4000, most: 0 },
  },
} as const satisfies Record<string, OrderView>;
