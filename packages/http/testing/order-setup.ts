import { randomUUID } from 'node:crypto';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

interface Two {
  readonly buyer: { readonly id: number };
  readonly seller: { readonly id: number };
}

/** A listing of the member's, straight into the table. */
export async function insertListing(
  knex: Knex,
  { id: userId }: { readonly id: number },
  columns: object = {},
): Promise<number> {
  const at = new Date();
  const [listing] = await knex('listings')
    .insert({
      title: 'Balance bike',
      description: '',
      type: 'product',
      category: 'Other',
      priceCents: 4800,
      photoUrls: [],
      badges: [],
      shippingIncluded: true,
      localPickupOnly: false,
      createdAt: at,
      updatedAt: at,
      userId,
      ...columns,
    })
    .returning('id');
  return Number(listing.id);
}

/** Lets a seller be paid, at the sandbox and by what we know of their account. */
export async function payable(knex: Knex, { id: userId }: { readonly id: number }): Promise<void> {
  const accountId = `sandbox_${randomUUID()}`;
  await knex('sandbox_sellers').insert({
    accountId,
    key: accountId,
    pageToken: accountId,
    returnUrl: 'http://127.0.0.1',
    canBePaid: true,
  });
  const account = { provider: 'sandbox', providerAccountId: accountId, ready: true };
  await knex('payment_accounts').insert({ ...account, userId });
}

/** A paid order, straight into the table. */
export async function insertOrder(
  knex: Knex,
  { buyer, seller }: Two,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const at = new Date();
  // Status that its checkout leaves.
  const listing = { status: columns.status === 'awaiting_payment' ? 'reserved' : 'sold' };
  const [order] = await knex('orders')
    .insert({
      listingId: await insertListing(knex, seller, listing),
      title: 'Balance bike',
      provider: 'sandbox',
      sellerAccountId: knex('payment_accounts').where({ userId: seller.id }).select('providerAccountId'),
      buyerId: buyer.id,
      sellerId: seller.id,
      fulfilment: 'shipping',
      status: 'pending_shipment',
      priceCents: 4800,
      processingFeeCents: 175,
      platformFeeCents: 0,
      createdAt: at,
      reservedUntil: at,
      paidAt: at,
      paymentId: randomUUID(),
      ...columns,
    })
    .returning('id');
  return Number(order.id);
}

/** The payment of such an order, held in our books. */
export async function insertCharge(knex: Knex, orderId: number): Promise<void> {
  const of = { orderId, providerId: randomUUID(), at: new Date() };
  await knex('transactions').insert([
    { ...of, kind: 'charge', cents: 4975 },
    { ...of, kind: 'fee', cents: 175 },
  ]);
}

/** The payment of such an order at the sandbox; answers with its number there. */
export async function insertSandboxPayment(knex: Knex, orderId: number): Promise<string> {
  const { reference, paymentId } = await knex('orders')
    .where({ id: orderId })
    .first('reference', 'paymentId');
  const at = new Date();
  await knex('sandbox_checkouts').insert({
    id: randomUUID(),
    key: randomUUID(),
    reference,
    title: 'Balance bike',
    priceCents: 4800,
    processingFeeCents: 175,
    asksForAddress: true,
    expiresAt: at,
    successUrl: 'http://127.0.0.1',
    cancelUrl: 'http://127.0.0.1',
    state: 'paid',
    paymentId,
  });
  await knex('sandbox_movements').insert({
    reference,
    paymentId,
    at,
    id: randomUUID(),
    kind: 'charge',
    cents: 4975,
  });
  return paymentId;
}

/** A refund that the sandbox has of such an order, and our books do not; answers with the payment. */
export async function insertDashboardRefund(knex: Knex, orderId: number, cents: number): Promise<string> {
  const paymentId = await insertSandboxPayment(knex, orderId);
  const { reference } = await knex('orders').where({ id: orderId }).first('reference');
  await knex('sandbox_movements').insert({
    reference,
    paymentId,
    at: new Date(),
    id: randomUUID(),
    kind: 'refund',
    cents,
  });
  return paymentId;
}

/** An order whose payment is held in our books. */
export async function insertPaidOrder(
  knex: Knex,
  two: Two,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const orderId = await insertOrder(knex, two, columns);
  await insertCharge(knex, orderId);
  return orderId;
}

/** The columns of an order with a problem whose item goes back, as the domain has its states. */
export function returnColumns(status: 'asked' | 'refused' | 'accepted' | 'sent' | 'closed') {
  const at = new Date();
  const isOpen = status === 'accepted' || status === 'sent';
  const address = {
    name: 'Ana Ruiz',
    lines: ['12 Garden Place'],
    city: 'Brooklyn',
    state: 'NY',
    postalCode: '11201',
    country: 'US',
  };
  return {
    status: 'problem',
    shippedAt: at,
    problemAt: at,
    returnStatus: status,
    returnSince: at,
    ...(isOpen ? { returnRefundCents: 3000, returnAddress: JSON.stringify(address) } : {}),
    ...(status === 'sent' ? { returnCarrier: 'usps', returnNumber: '9400-BACK' } : {}),
  };
}
