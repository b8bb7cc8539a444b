import type { ItemReturnView, OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

type Person = (typeof samplePeople)[keyof typeof samplePeople];

const partyOf = ({ id, firstName, profilePhotoUrl }: Person) => ({ id, firstName, profilePhotoUrl });

/** The time of all stories of orders. */
export const ordersNow = new Date('2026-06-04T14:10:00');
const local = (at: string) => new Date(at).toISOString();
const shippedAt = local('2026-06-01T14:10:00');

const priya = partyOf(samplePeople.priya);
const sofia = { id: 1, firstName: 'Sofia', profilePhotoUrl: null };

/** What was paid, with the fee, and is held. */
const heldMoneyOf = (price: number, charged: number): OrderView['money'] => ({
  charged,
  held: price,
  released: 0,
  refunded: 0,
  toSeller: price,
});

const base: OrderView = {
  id: 1047,
  role: 'buyer',
  status: 'pending_shipment',
  fulfilment: 'shipping',
  actions: [],
  listingId: 61,
  listing: { id: 61, title: 'Wooden balance bike', price: 4800, imageUrl: itemPhoto('bike') },
  buyerId: sofia.id,
  buyer: sofia,
  sellerId: priya.id,
  seller: priya,
  serviceDate: null,
  createdAt: local('2026-05-31T20:40:00'),
  reservedUntil: null,
  checkoutUrl: null,
  paidAt: local('2026-05-31T20:47:00'),
  shippedAt: null,
  problemAt: null,
  completedAt: null,
  cancelledAt: null,
  refundedAt: null,
  releaseAt: null,
  buyerMayCancelAt: local('2026-06-07T20:47:00'),
  cancelledByItselfAt: local('2026-06-14T20:47:00'),
  trackingNumber: null,
  carrier: null,
  trackingUrl: null,
  parcel: null,
  waitsForDelivery: false,
  stalled: false,
  address: {
    name: 'Sofia Marin',
    lines: ['412 7th Street', 'Apt 3'],
    city: 'Brooklyn',
    state: 'NY',
    postalCode: '11215',
    country: 'US',
  },
  pickup: null,
  decideBy: null,
  escalated: false,
  disputed: false,
  inquiry: false,
  frozen: false,
  itemReturn: null,
  returnAddress: null,
  returnRefund: { usual: 4800, most: 4975 },
  cost: { price: 4800, processingFee: 175, total: 4975 },
  payout: null,
  money: heldMoneyOf(4800, 4975),
  partRefund: { agreed: 0, most: 4799 },
  moneyUnderWay: false,
  review: null,
};

const shippedPart = {
  status: 'shipped',
  shippedAt,
  releaseAt: local('2026-06-08T14:10:00'),
  buyerMayCancelAt: null,
  cancelledByItselfAt: null,
  trackingNumber: '9405511206208834',
  carrier: { id: 'usps', name: 'USPS' },
  trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405511206208834',
} as const satisfies Partial<OrderView>;

/** The same order as its seller sees it. */
export const asSeller = (order: OrderView, actions: OrderView['actions']): OrderView => ({
  ...order,
  role: 'seller',
  actions,
  buyer: partyOf(samplePeople.amara),
  buyerId: samplePeople.amara.id,
  seller: sofia,
  sellerId: sofia.id,
  returnAddress: order.returnAddress && { ...order.returnAddress, name: 'Sofia Marin' },
  cost: null,
  checkoutUrl: null,
  payout: {
    price: order.listing.price,
    platformFee: 0,
    payout: order.listing.price - order.partRefund.agreed - (order.itemReturn?.refund ?? 0),
    providerFee: 174,
  },
});

const problemPart = {
  ...shippedPart,
  releaseAt: null,
  status: 'problem',
  problemAt: local('2026-06-03T09:12:00'),
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

const settled = { buyerMayCancelAt: null, cancelledByItselfAt: null, releaseAt: null } as const;

/** Orders as the server returns them, as their buyer sees them. */
export const sampleOrders = {
  unpaid: {
    ...base,
    status: 'awaiting_payment',
    actions: ['pay', 'abandon'],
    paidAt: null,
    ...settled,
    reservedUntil: local('2026-06-04T14:31:00'),
    checkoutUrl: 'https://payments.test/checkout/1',
    address: null,
    money: { charged: 0, held: 0, released: 0, refunded: 0, toSeller: 0 },
  },
  expired: { ...base, status: 'expired', actions: [], paidAt: null, ...settled, address: null },
  pending: base,
  /** Nothing was sent for a week. */
  late: { ...base, actions: ['cancel'], buyerMayCancelAt: local('2026-06-03T14:00:00') },
  shipped: { ...base, ...shippedPart, actions: ['confirm', 'reportProblem'] },
  /** The release waits for the delivery. */
  onItsWay: {
    ...base,
    ...shippedPart,
    actions: ['confirm', 'reportProblem'],
    releaseAt: null,
    waitsForDelivery: true,
    parcel: { state: 'moving', at: local('2026-06-03T18:20:00') },
  },
  arrived: {
    ...base,
    ...shippedPart,
    actions: ['confirm', 'reportProblem'],
    waitsForDelivery: true,
    parcel: { state: 'delivered', at: local('2026-06-04T11:45:00') },
  },
  /** The bank asks, and has taken nothing. */
  inquiry: {
    ...base,
    ...shippedPart,
    actions: ['confirm', 'reportProblem'],
    releaseAt: null,
    inquiry: true,
  },
  confirmedInInquiry: {
    ...base,
    ...shippedPart,
    ...settled,
    status: 'completed',
    actions: [],
    completedAt: local('2026-06-03T18:40:00'),
    inquiry: true,
  },
  stalled: {
    ...base,
    ...shippedPart,
    actions: ['confirm', 'answerProblem'],
    releaseAt: null,
    status: 'problem',
    problemAt: local('2026-06-08T14:10:00'),
    decideBy: local('2026-06-11T14:10:00'),
    stalled: true,
    parcel: { state: 'announced', at: null },
  },
  lastDay: {
    ...base,
    ...shippedPart,
    id: 1031,
    actions: ['confirm', 'reportProblem'],
    listing: { id: 62, title: 'Hand-knit cardigan, 2T', price: 3000, imageUrl: itemPhoto('cardigan') },
    shippedAt: local('2026-05-29T02:10:00'),
    releaseAt: local('2026-06-05T02:10:00'),
  },
  problem: {
    ...base,
    ...problemPart,
    decideBy: local('2026-06-10T09:12:00'),
    actions: ['confirm', 'answerProblem', 'askReturn'],
  },
  returnAsked: {
    ...base,
    ...problemPart,
    decideBy: local('2026-06-06T19:00:00'),
    actions: ['confirm', 'answerProblem', 'withdrawReturn'],
    itemReturn: returnBase,
  },
  returnRefused: {
    ...base,
    ...problemPart,
    decideBy: local('2026-06-10T09:12:00'),
    actions: ['confirm', 'answerProblem'],
    itemReturn: { ...returnBase, status: 'refused' },
  },
  returnAccepted: {
    ...base,
    ...problemPart,
    actions: ['confirm', 'answerProblem', 'withdrawReturn', 'sendReturn'],
    itemReturn: { ...returnBase, status: 'accepted', refund: 4800, sendBy: local('2026-06-11T10:00:00') },
    returnAddress,
  },
  sentBack: {
    ...base,
    ...problemPart,
    decideBy: local('2026-06-14T16:30:00'),
    actions: ['answerProblem'],
    itemReturn: {
      ...returnBase,
      status: 'sent',
      refund: 4800,
      carrier: { id: 'ups', name: 'UPS' },
      trackingNumber: '1Z999AA10123456784',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      parcel: { state: 'moving', at: local('2026-06-08T11:45:00') },
    },
    returnAddress,
  },
  returnClosed: {
    ...base,
    ...problemPart,
    decideBy: local('2026-06-14T10:00:00'),
    actions: ['confirm', 'answerProblem'],
    itemReturn: { ...returnBase, status: 'closed' },
  },
  /** It came back, and a part was kept. */
  returned: {
    ...base,
    ...shippedPart,
    releaseAt: null,
    status: 'completed',
    completedAt: local('2026-06-10T09:30:00'),
    actions: [],
    money: { charged: 4975, held: 0, released: 800, refunded: 4000, toSeller: 0 },
    partRefund: { agreed: 4000, most: 0 },
  },
  refundedInPart: {
    ...base,
    ...shippedPart,
    actions: ['confirm', 'reportProblem'],
    money: { charged: 4975, held: 3800, released: 0, refunded: 1000, toSeller: 3800 },
    partRefund: { agreed: 1000, most: 3799 },
  },
  completed: {
    ...base,
    ...shippedPart,
    ...settled,
    id: 1002,
    status: 'completed',
    actions: [],
    completedAt: local('2026-06-04T09:30:00'),
    money: { charged: 4975, held: 0, released: 4800, refunded: 0, toSeller: 0 },
  },
  reviewed: {
    ...base,
    ...shippedPart,
    ...settled,
    id: 1001,
    status: 'completed',
    actions: [],
    completedAt: local('2026-06-02T09:30:00'),
    money: { charged: 4975, held: 0, released: 4800, refunded: 0, toSeller: 0 },
    review: {
      rating: 5,
      text: 'As described, packed with love, and here within two days.',
      writtenAt: local('2026-06-03T10:00:00'),
      answer: null,
    },
  },
  cancelled: {
    ...base,
    ...settled,
    status: 'cancelled',
    cancelledAt: local('2026-06-02T11:00:00'),
    money: { charged: 4975, held: 0, released: 0, refunded: 4975, toSeller: 0 },
  },
  refundOnItsWay: {
    ...base,
    ...settled,
    status: 'cancelled',
    cancelledAt: local('2026-06-02T11:00:00'),
    money: { charged: 4975, held: 0, released: 0, refunded: 0, toSeller: 0, onItsWay: 4975 },
  },
  refunded: {
    ...base,
    ...shippedPart,
    ...settled,
    status: 'refunded',
    refundedAt: local('2026-06-04T10:00:00'),
    money: { charged: 4975, held: 4800, released: 0, refunded: 0, toSeller: 0, goingBack: 4975 },
    moneyUnderWay: true,
  },
  pickup: {
    ...base,
    id: 1050,
    fulfilment: 'pickup',
    address: null,
    actions: ['renewPickupCode'],
    pickup: { code: '042817', triesLeft: 5 },
  },
  pickedUp: {
    ...base,
    ...settled,
    id: 1052,
    fulfilment: 'pickup',
    status: 'completed',
    address: null,
    actions: [],
    completedAt: local('2026-06-04T09:30:00'),
    releaseAt: local('2026-06-05T09:30:00'),
  },
  /** Its seller is new, and waits for some days. */
  ofNewSeller: {
    ...base,
    ...shippedPart,
    ...settled,
    id: 1053,
    status: 'completed',
    actions: [],
    completedAt: local('2026-06-04T09:30:00'),
    releaseAt: local('2026-06-07T09:30:00'),
  },
  service: {
    ...base,
    id: 1051,
    fulfilment: 'service',
    address: null,
    listing: { id: 63, title: 'Piano lessons', price: 3500, imageUrl: null },
    cost: { price: 3500, processingFee: 132, total: 3632 },
    money: heldMoneyOf(3500, 3632),
  },
  serviceWithDay: {
    ...base,
    id: 1052,
    fulfilment: 'service',
    serviceDate: '2026-06-20',
    address: null,
    listing: { id: 70, title: 'Songs for a birthday party', price: 9000, imageUrl: null },
    cost: { price: 9000, processingFee: 300, total: 9300 },
    money: heldMoneyOf(9000, 9300),
    buyerMayCancelAt: local('2026-06-28T08:00:00'),
    cancelledByItselfAt: local('2026-07-05T08:00:00'),
  },
  long: {
    ...base,
    ...shippedPart,
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
} as const satisfies Record<string, OrderView>;
