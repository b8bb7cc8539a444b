import { insertCharge, insertOrder, payable, returnColumns } from '../order-setup.ts';
import { inDays } from '../swap-setup.ts';
import { type ArrangedCall, type Arrangement, ofOrder, type Two } from './arrangement.ts';
import { listingOf, now } from './rows-of-two.ts';

type Party = 'caller' | 'other';

/** An order that one of the two has bought of the other. */
export async function orderOf(
  two: Two,
  buyer: Party,
  columns: Readonly<Record<string, unknown>>,
): Promise<ArrangedCall> {
  const [buys, sells] = buyer === 'caller' ? [two.caller, two.other] : [two.other, two.caller];
  return { params: { id: await insertOrder(two.knex, { buyer: buys, seller: sells }, columns) } };
}

const unpaid = { status: 'awaiting_payment', paidAt: null, paymentId: null, reservedUntil: inDays(1) };

const toShip = { status: 'pending_shipment' };

const sent = { status: 'shipped', shippedAt: now() };

export const wrong = { ...sent, status: 'problem', problemAt: now() };

const toPickUp = { ...toShip, fulfilment: 'pickup', pickupCode: '012345' };

export const done = { ...sent, status: 'completed', completedAt: now() };

/** The seller takes it back. */
export const returnTerms = {
  amount: 3000,
  name: 'Ana Ruiz',
  street: '12 Garden Place',
  city: 'Brooklyn',
  state: 'NY',
  zipCode: '11201',
};

/** Makes an order with its payment in our books. */
async function chargedOrderOf(
  two: Two,
  buyer: Party,
  columns: Readonly<Record<string, unknown>>,
): Promise<ArrangedCall> {
  const call = await orderOf(two, buyer, columns);
  await insertCharge(two.knex, Number(call.params?.id));
  return call;
}

const words = { text: 'A wheel is loose.' };

export const ordersCalls = {
  'post /api/marketplace/:id/checkout': ofOrder(async (two) => {
    await payable(two.knex, two.other);
    return { params: { id: await listingOf(two, two.other) }, body: { price: 4800 } };
  }),
  'post /api/orders/:id/abandon': ofOrder((two) => orderOf(two, 'caller', unpaid)),
  'post /api/orders/:id/ship': ofOrder(async (two) => ({
    ...(await orderOf(two, 'other', toShip)),
    body: { carrier: 'usps', trackingNumber: '9400 1000' },
  })),
  'post /api/orders/:id/provided': ofOrder((two) =>
    orderOf(two, 'other', { ...toShip, fulfilment: 'service' }),
  ),
  'post /api/orders/:id/pickup': ofOrder(async (two) => ({
    ...(await orderOf(two, 'other', toPickUp)),
    body: { code: '012345' },
  })),
  'post /api/orders/:id/pickup-code': ofOrder((two) => orderOf(two, 'caller', toPickUp)),
  'post /api/orders/:id/confirm-delivery': ofOrder((two) => orderOf(two, 'caller', sent)),
  'post /api/orders/:id/cancel': ofOrder((two) => orderOf(two, 'other', toShip)),
  'post /api/orders/:id/photos': ofOrder((two) => orderOf(two, 'caller', sent)),
  'post /api/orders/:id/problem': ofOrder(async (two) => ({
    ...(await orderOf(two, 'caller', sent)),
    body: words,
  })),
  'post /api/orders/:id/answer': ofOrder(async (two) => ({
    ...(await orderOf(two, 'other', wrong)),
    body: words,
  })),
  'post /api/orders/:id/refund': ofOrder((two) => orderOf(two, 'other', sent)),
  'post /api/orders/:id/refund-in-part': ofOrder(async (two) => ({
    ...(await chargedOrderOf(two, 'other', sent)),
    body: { amount: 1000, agreed: 0 },
  })),
  'post /api/orders/:id/return': ofOrder((two) => orderOf(two, 'caller', wrong)),
  'post /api/orders/:id/return/offer': ofOrder(async (two) => ({
    ...(await chargedOrderOf(two, 'other', wrong)),
    body: returnTerms,
  })),
  'post /api/orders/:id/return/accept': ofOrder(async (two) => ({
    ...(await chargedOrderOf(two, 'other', returnColumns('asked'))),
    body: returnTerms,
  })),
  'post /api/orders/:id/return/refuse': ofOrder(async (two) => ({
    ...(await orderOf(two, 'other', returnColumns('asked'))),
    body: words,
  })),
  'post /api/orders/:id/return/withdraw': ofOrder((two) => orderOf(two, 'caller', returnColumns('accepted'))),
  'post /api/orders/:id/return/sent': ofOrder(async (two) => ({
    ...(await orderOf(two, 'caller', returnColumns('accepted'))),
    body: { carrier: 'usps', trackingNumber: '9400 BACK' },
  })),
  'post /api/orders/:id/return/confirm': ofOrder((two) =>
    chargedOrderOf(two, 'other', returnColumns('sent')),
  ),
  'post /api/orders/:id/review': ofOrder(async (two) => ({
    ...(await orderOf(two, 'caller', done)),
    body: { rating: 5, text: 'As described.' },
  })),
  'post /api/orders/:id/review/answer': ofOrder(async (two) => {
    const call = await orderOf(two, 'other', done);
    const review = { orderId: call.params?.id, rating: 5, text: 'As described.', writtenAt: now() };
    await two.knex('reviews').insert({ ...review, sellerId: two.caller.id });
    return { ...call, body: { text: 'Thank you.' } };
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
