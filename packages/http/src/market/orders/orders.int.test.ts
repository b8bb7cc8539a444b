import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

const order = (columns: Readonly<Record<string, unknown>> = {}) =>
  insertOrder(server.knex, { buyer: bea, seller: ana }, columns);
const show = async (by: TestMember, id: number) => (await by.get(`/api/orders/${id}`)).body;
const wheel = { text: 'A wheel is loose.' };

describe('an order', () => {
  it('is seen by its two, each in her own way, and by nobody else', async () => {
    const id = await order();
    expect(await show(bea, id)).toMatchObject({
      role: 'buyer',
      status: 'pending_shipment',
      listing: { title: 'Balance bike', price: 4800 },
      seller: { id: ana.id, firstName: 'Ana' },
      cost: { price: 4800, processingFee: 175, total: 4975 },
      payout: null,
      actions: [],
    });
    expect(await show(ana, id)).toMatchObject({
      role: 'seller',
      buyer: { id: bea.id, firstName: 'Bea' },
      cost: null,
      payout: { price: 4800, platformFee: 0, payout: 4800 },
      actions: ['ship', 'cancel'],
    });
    const stranger = await mother(server);
    expect(await stranger.get(`/api/orders/${id}`)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    expect(await stranger.post(`/api/orders/${id}/cancel`)).toMatchObject({ status: 404 });
  });

  it('stands in both families of paths, in the list of each of the two', async () => {
    const id = await order();
    for (const family of ['/api/orders', '/api/marketplace/orders']) {
      const bought = await bea.get(`${family}/buyer`);
      expect(JSON.parse(bought.text)[0]).toMatchObject({ id, role: 'buyer' });
      expect(JSON.parse((await ana.get(`${family}/seller?list=pending`)).text)[0]).toMatchObject({ id });
      expect(JSON.parse((await ana.get(`${family}/seller?list=shipped`)).text)).toEqual([]);
    }
    expect((await bea.get('/api/orders/latest')).body).toMatchObject({ order: { id } });
  });

  it('is shipped without a word, with a carrier, and once', async () => {
    const plain = await order();
    expect(await ana.send('post', `/api/marketplace/orders/${plain}/ship`)).toMatchObject({
      status: 200,
      body: { status: 'shipped', trackingNumber: null, carrier: null },
    });
    const tracked = await order();
    const sent = await ana.post(`/api/orders/${tracked}/ship`, {
      trackingNumber: '9400 1000',
      carrier: 'usps',
    });
    expect(sent.body).toMatchObject({
      trackingNumber: '94001000',
      carrier: { id: 'usps', name: 'USPS' },
      trackingUrl: expect.stringContaining('94001000'),
    });
    expect(await ana.post(`/api/orders/${tracked}/ship`, {})).toMatchObject({ status: 409 });
    expect(await bea.post(`/api/orders/${tracked}/ship`, {})).toMatchObject({ status: 403 });
    expect(await bea.get('/api/orders/buyer')).toMatchObject({ status: 200 });
  });

  it('refuses a tracking number of 10,000 characters', async () => {
    const id = await order();
    const trackingNumber = '9'.repeat(10_000);
    expect(await ana.post(`/api/orders/${id}/ship`, { trackingNumber })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION' },
    });
    expect(await show(ana, id)).toMatchObject({ status: 'pending_shipment' });
  });

  it('is not confirmed before it is shipped', async () => {
    const id = await order();
    expect(await bea.post(`/api/orders/${id}/confirm-delivery`)).toMatchObject({ status: 409 });
    await ana.post(`/api/orders/${id}/ship`, {});
    expect(await ana.post(`/api/orders/${id}/confirm-delivery`)).toMatchObject({ status: 403 });
    expect(await bea.post(`/api/orders/${id}/confirm-delivery`)).toMatchObject({
      status: 200,
      body: { status: 'completed', actions: ['review'] },
    });
    expect(await bea.post(`/api/orders/${id}/confirm-delivery`)).toMatchObject({ status: 409 });
  });

  it('has a problem with words and photos of hers, which is answered and settled', async () => {
    const id = await order();
    await ana.post(`/api/orders/${id}/ship`, {});
    const foreign = { ...wheel, photoUrls: ['/photos/somebody/card.webp'] };
    expect(await bea.post(`/api/orders/${id}/problem`, foreign)).toMatchObject({ status: 400 });
    expect((await bea.post(`/api/orders/${id}/problem`, wheel)).body).toMatchObject({ status: 'problem' });
    await ana.post(`/api/orders/${id}/answer`, { text: 'It comes with a key for that.' });
    const { timeline } = await show(bea, id);
    expect(timeline).toMatchObject([
      { action: 'ship', by: 'seller' },
      { action: 'reportProblem', by: 'buyer', text: wheel.text },
      { action: 'answerProblem', by: 'seller', text: 'It comes with a key for that.' },
    ]);
    expect((await ana.post(`/api/orders/${id}/refund`)).body).toMatchObject({
      status: 'refunded',
      moneyUnderWay: true,
    });
  });

  it('is picked up with the code that only the buyer sees', async () => {
    const id = await order({ fulfilment: 'pickup', pickupCode: '012345' });
    expect((await show(bea, id)).pickup).toEqual({ code: '012345', triesLeft: 5 });
    for (const code of ['12345', '1234567', 'abcdef'])
      expect((await ana.post(`/api/orders/${id}/pickup`, { code })).status).toBe(400);
    expect((await show(ana, id)).pickup).toEqual({ code: null, triesLeft: 5 });
    for (let nth = 0; nth < 5; nth += 1) {
      const tried = await ana.post(`/api/orders/${id}/pickup`, { code: '999999' });
      expect(tried.body).toMatchObject({ outcome: 'wrong', order: { pickup: { triesLeft: 4 - nth } } });
    }
    const locked = await ana.post(`/api/orders/${id}/pickup`, { code: '012345' });
    expect(locked.body).toMatchObject({ outcome: 'locked', order: { status: 'pending_shipment' } });
    const renewed = (await bea.post(`/api/orders/${id}/pickup-code`)).body;
    const { code } = renewed.pickup as unknown as { code: string };
    expect((await ana.post(`/api/orders/${id}/pickup`, { code })).body).toMatchObject({
      outcome: 'right',
      order: { status: 'completed' },
    });
  });

  it('is told by e-mails and live events', async () => {
    const id = await order();
    await ana.post(`/api/orders/${id}/ship`, {});
    await server.runJobs();
    const emails = await server.knex('sandbox_mail').where({ to: bea.email }).select('subject');
    expect(emails).toContainEqual({ subject: '“Balance bike” is on its way' });
    const told = await server.knex('events').where({ memberId: bea.id }).pluck('event');
    expect(told).toContainEqual({ type: 'order', orderId: id });
  });

  it('keeps the account of both as long as it is open', async () => {
    const buyer = await mother(server, { firstName: 'Cleo' });
    const id = await insertOrder(server.knex, { buyer, seller: ana });
    expect(await buyer.delete('/api/account', { password: memberPassword })).toMatchObject({
      status: 409,
      body: { error: 'OPEN_ORDERS' },
    });
    await server
      .knex('orders')
      .where({ id })
      .update({ status: 'cancelled', cancelledAt: server.clock.now() });
    expect(await buyer.delete('/api/account', { password: memberPassword })).toMatchObject({ status: 200 });
    expect(await show(ana, id)).toMatchObject({ buyerId: null, buyer: { id: null, firstName: null } });
  });

  it('stays readable when its listing is deleted', async () => {
    const listingId = await insertListing(server.knex, ana, { status: 'sold' });
    const id = await order({ listingId });
    await ana.delete(`/api/marketplace/${listingId}`);
    expect(await show(bea, id)).toMatchObject({
      listing: { id: null, title: 'Balance bike' },
      listingId: null,
    });
  });
});

describe('what a listing costs altogether', () => {
  it('is said before paying', async () => {
    const id = await insertListing(server.knex, ana);
    expect((await bea.get(`/api/marketplace/${id}/quote`)).body).toEqual({
      price: 4800,
      processingFee: 175,
      total: 4975,
      fulfilment: 'shipping',
    });
    expect(await ana.get(`/api/marketplace/${id}/quote`)).toMatchObject({ status: 409 });
  });
});

it('is readable by a process that does not know what a newer one has written into its timeline', async () => {
  const id = await order();
  const admin = await mother(server, { firstName: 'Ada' }, 'admin');
  const read = async () => [
    await bea.get(`/api/orders/${id}`),
    await ana.get(`/api/orders/${id}`),
    await admin.get(`/api/admin/orders/${id}`),
  ];
  const before = await read();
  await server
    .knex('order_events')
    .insert({ orderId: id, at: server.clock.now(), action: 'ofANewerVersion', by: 'admin' });
  const after = await read();
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(after.map(({ body }) => body.timeline)).toEqual(before.map(({ body }) => body.timeline));
});
