import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

type Person = (typeof samplePeople)[keyof typeof samplePeople];

const partyOf = ({ id, firstName, profilePhotoUrl }: Person) => ({ id, firstName, profilePhotoUrl });

/** The time of all stories of orders. */
export const ordersNow = new Date('2026-06-04T14:10:00');

/** A time of the browser, as the server returns it. */
export const localTime = (at: string) => new Date(at).toISOString();
const shippedAt = localTime('2026-06-01T14:10:00');

const priya = partyOf(samplePeople.priya);
const sofia = { id: 1, firstName: 'Sofia', profilePhotoUrl: null };

/** What was paid, with the fee, and is held. */
export const heldMoneyOf = (price: number, charged: number): OrderView['money'] => ({
  charged,
  held: price,
  released: 0,
  refunded: 0,
  toSeller: price,
});

/** Paid, and waiting to be shipped. */
export const sampleOrder: OrderView = {
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
  createdAt: localTime('2026-05-31T20:40:00'),
  reservedUntil: null,
  checkoutUrl: null,
  paidAt: localTime('2026-05-31T20:47:00'),
  shippedAt: null,
  problemAt: null,
  completedAt: null,
  cancelledAt: null,
  refundedAt: null,
  releaseAt: null,
  buyerMayCancelAt: localTime('2026-06-07T20:47:00'),
  cancelledByItselfAt: localTime('2026-06-14T20:47:00'),
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

export const shippedOrder = {
  status: 'shipped',
  shippedAt,
  releaseAt: localTime('2026-06-08T14:10:00'),
  buyerMayCancelAt: null,
  cancelledByItselfAt: null,
  trackingNumber: '9405511206208834',
  carrier: { id: 'usps', name: 'USPS' },
  trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405511206208834',
} as const satisfies Partial<OrderView>;

/** Nothing of it is due any more. */
export const settledOrder = { buyerMayCancelAt: null, cancelledByItselfAt: null, releaseAt: null } as const;

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
