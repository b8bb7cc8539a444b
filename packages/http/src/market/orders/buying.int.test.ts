import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { days, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { answerCheckout, buy, checkout, sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let cleo: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  cleo = await mother(server, { firstName: 'Cleo' });
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

const bike = (columns: object = {}) => insertListing(server.knex, ana, columns);
const statusOf = async (id: number) => (await server.knex('orders').where({ id }).first('status')).status;
const listingStatus = async (id: number) =>
  (await server.knex('listings').where({ id }).first('status')).status;
const show = async (by: TestMember, id: number) => (await by.get(`/api/orders/${id}`)).body;
const nothing = { charged: 0, held: 0, released: 0, refunded: 0 };

describe('a checkout', () => {
  it('reserves a product, and leads to the same page again', async () => {
    const id = await bike();
    const first = await checkout(bea, id, { price: 4800 });
    expect(first).toMatchObject({ status: 200, body: { checkoutUrl: expect.stringContaining('/sandbox/') } });
    expect(await listingStatus(id)).toBe('reserved');
    expect((await checkout(bea, id)).body).toEqual(first.body);
    expect(await bea.send('post', `/api/marketplace/${id}/checkout`)).toMatchObject({ body: first.body });
    expect(await checkout(cleo, id)).toMatchObject({ status: 409, body: { error: 'LISTING_RESERVED' } });
    expect(await show(bea, Number(first.body.orderId))).toMatchObject({
      status: 'awaiting_payment',
      actions: ['pay', 'abandon'],
      checkoutUrl: first.body.checkoutUrl,
    });
    expect(JSON.parse((await ana.get('/api/orders/seller')).text)).toEqual([]);
  });

  it('is refused for what is not hers to buy', async () => {
    const id = await bike();
    expect(await checkout(ana, id)).toMatchObject({ status: 409, body: { error: 'OWN_LISTING' } });
    const demo = await bike({ isDemo: true });
    expect(await checkout(bea, demo)).toMatchObject({ status: 409, body: { error: 'DEMO_LISTING' } });
    const free = await mother(server, {}, 'free');
    expect(await checkout(free, id)).toMatchObject({ status: 403, body: { error: 'PRO_REQUIRED' } });
    expect(await checkout(bea, 2_000_000_000)).toMatchObject({ status: 404 });
    const sold = await bike({ status: 'sold' });
    expect(await checkout(bea, sold)).toMatchObject({
      status: 409,
      body: { error: 'LISTING_NOT_AVAILABLE' },
    });
    await server
      .knex('blocks')
      .insert({ blockerId: ana.id, blockedId: cleo.id, createdAt: server.clock.now() });
    const { status, text } = await checkout(cleo, id);
    expect([status, text]).toEqual([404, (await checkout(cleo, 2_000_000_000)).text]);
    await server.knex('blocks').delete();
  });

  it('is refused when the seller cannot be paid, or the price is another one by now', async () => {
    const dana = await mother(server, { firstName: 'Dana' }, 'premium');
    const unpayable = await insertListing(server.knex, dana);
    expect(await checkout(bea, unpayable)).toMatchObject({
      status: 403,
      body: { error: 'STRIPE_CONNECT_REQUIRED', requiresStripeConnect: true },
    });
    const id = await bike();
    expect(await checkout(bea, id, { price: 4000 })).toMatchObject({
      status: 409,
      body: { error: 'PRICE_CHANGED', message: 'The price has changed: it is $48.00 now.' },
    });
    expect(await listingStatus(id)).toBe('active');
  });

  it('becomes an order once it is paid, with both ledgers equal', async () => {
    const id = await bike();
    await bea.post('/api/cart', { listingId: id });
    const orderId = await buy(server, bea, id);
    expect(await listingStatus(id)).toBe('sold');
    expect(await show(bea, orderId)).toMatchObject({
      status: 'pending_shipment',
      money: { charged: 4975, held: 4800, released: 0, refunded: 0 },
      address: { city: 'Austin' },
    });
    expect(await sandboxSums(server, orderId)).toEqual({
      ...nothing,
      charged: 4975,
      held: 4800,
      fees: 175,
    });
    expect(JSON.parse((await bea.get('/api/cart')).text)).toEqual([]);
    const emails = await server.knex('sandbox_mail').pluck('subject');
    expect(emails).toEqual(
      expect.arrayContaining(['Bea bought “Balance bike”', 'You bought “Balance bike”']),
    );
  });

  it('lets the two write to each other once it is paid, though they are not connected', async () => {
    const [seller, buyer] = [await mother(server, { firstName: 'Sara' }, 'premium'), await mother(server)];
    await payable(server.knex, seller);
    const write = (by: TestMember, { id: receiverId }: TestMember) =>
      by.post('/api/messages', { receiverId, message: 'When may I pick it up?' });
    expect(await write(buyer, seller)).toMatchObject({ status: 403 });
    const listing = await insertListing(server.knex, seller);
    await buy(server, buyer, listing);
    expect(await write(buyer, seller)).toMatchObject({ status: 200 });
    expect(await write(seller, buyer)).toMatchObject({ status: 200 });
    const [conversation] = JSON.parse((await seller.get('/api/conversations')).text);
    expect(conversation).toMatchObject({ userId: buyer.id, listing: { id: listing } });
    await server.knex('subscriptions').where({ userId: buyer.id }).delete();
    expect(await write(seller, buyer)).toMatchObject({ status: 200 });
    expect((await buyer.get('/api/counts')).body).toMatchObject({ unread: 2, sellers: 1 });
    expect(JSON.parse((await buyer.get('/api/conversations')).text)).toMatchObject([{ userId: seller.id }]);
    expect((await buyer.get(`/api/messages/${seller.id}`)).status).toBe(200);
    expect(await write(buyer, seller)).toMatchObject({ status: 200 });
    const stranger = await mother(server);
    expect(await write(buyer, stranger)).toMatchObject({ status: 403, body: { error: 'PRO_REQUIRED' } });
  });

  it('ends when she does not want it any more, and frees the listing', async () => {
    const id = await bike();
    const { body } = await checkout(bea, id);
    await answerCheckout(server, body.checkoutUrl, 'cancel');
    const orderId = Number(body.orderId);
    expect(await cleo.post(`/api/orders/${orderId}/abandon`)).toMatchObject({ status: 404 });
    expect(await ana.post(`/api/orders/${orderId}/abandon`)).toMatchObject({ status: 409 });
    expect((await bea.post(`/api/orders/${orderId}/abandon`)).body).toMatchObject({ status: 'expired' });
    expect(await listingStatus(id)).toBe('active');
    expect((await checkout(cleo, id)).status).toBe(200);
  });

  it('ends by itself after half an hour', async () => {
    const id = await bike();
    const { body } = await checkout(bea, id);
    server.clock.forward(minutes(32));
    await server.runJobs();
    expect(await statusOf(Number(body.orderId))).toBe('expired');
    expect(await listingStatus(id)).toBe('active');
  });

  it('of a service whose price has changed begins anew', async () => {
    const id = await bike({ type: 'service', serviceIcon: 'other', shippingIncluded: false });
    const first = await checkout(bea, id);
    expect(await listingStatus(id)).toBe('active');
    expect((await ana.put(`/api/marketplace/${id}`, { price: 5200 })).status).toBe(200);
    const second = await checkout(bea, id, { price: 5200 });
    expect(second.status).toBe(200);
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect(await statusOf(Number(first.body.orderId))).toBe('expired');
  });
});

describe('the money of an order', () => {
  async function shipped(): Promise<number> {
    const orderId = await buy(server, bea, await bike());
    await ana.post(`/api/orders/${orderId}/ship`, { trackingNumber: '9400' });
    return orderId;
  }
  const sums = async (orderId: number) => {
    const { charged, held, released, refunded } = (await show(bea, orderId)).money as OrderView['money'];
    const sandbox = await sandboxSums(server, orderId);
    expect(sandbox).toMatchObject({ charged, held, released, refunded });
    return sandbox;
  };

  it('is released when the buyer confirms', async () => {
    const orderId = await shipped();
    await bea.post(`/api/orders/${orderId}/confirm-delivery`);
    await server.runJobs();
    expect(await sums(orderId)).toMatchObject({ held: 0, released: 4800 });
    expect(await show(bea, orderId)).toMatchObject({ status: 'completed', moneyUnderWay: false });
  });

  it('is released seven days after it was shipped, not a second before, and once', async () => {
    const orderId = await shipped();
    const other = await server.anotherServer();
    const lookAgain = () => Promise.all([server.runJobs(), other.runJobs()]);
    const { shippedAt } = await server.knex('orders').where({ id: orderId }).first('shippedAt');
    const until = (at: Date) => at.getTime() - server.clock.now().getTime();
    server.clock.forward(until(new Date(shippedAt.getTime() + days(7))) - seconds(30));
    await lookAgain();
    expect(await statusOf(orderId)).toBe('shipped');
    server.clock.forward(seconds(30));
    await lookAgain();
    expect(await statusOf(orderId)).toBe('completed');
    expect(await sums(orderId)).toMatchObject({ held: 0, released: 4800 });
    expect(await server.knex('transactions').where({ orderId, kind: 'release' })).toHaveLength(1);
  });

  it('goes back to the buyer when the seller cancels, the fee too', async () => {
    const orderId = await buy(server, bea, await bike());
    await ana.post(`/api/orders/${orderId}/cancel`);
    const { listingId } = await server.knex('orders').where({ id: orderId }).first('listingId');
    expect((await ana.get(`/api/orders/${orderId}`)).body).toMatchObject({ listingId });
    expect((await bea.get(`/api/orders/${orderId}`)).body).toMatchObject({ listingId: null });
    expect((await ana.get(`/api/marketplace/${listingId}`)).body).toMatchObject({ status: 'paused' });
    await server.runJobs();
    expect(await sums(orderId)).toEqual({ charged: 4975, held: 0, released: 0, refunded: 4975, fees: 0 });
  });

  it('goes back to the buyer when it was not shipped for two weeks', async () => {
    const orderId = await buy(server, bea, await bike());
    server.clock.forward(days(14));
    await server.runJobs();
    expect(await statusOf(orderId)).toBe('cancelled');
    expect(await sums(orderId)).toMatchObject({ held: 0, refunded: 4975 });
  });
});
