import { afterAll, beforeAll, expect, it } from 'vitest';
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
afterAll(() => server.close());

const completed = (columns: object = {}) => {
  const done = {
    status: 'completed',
    shippedAt: server.clock.now(),
    completedAt: server.clock.now(),
    ...columns,
  };
  return insertOrder(server.knex, { buyer: bea, seller: ana }, done);
};
const good = { rating: 5, text: 'As described, and quick.' };
const reviews = async () =>
  JSON.parse((await server.visitor().get(`/api/marketplace/seller/${ana.id}/reviews`)).text);

it('is written once by the buyer of a completed order, and answered once by its seller', async () => {
  const id = await completed();
  expect(await ana.post(`/api/orders/${id}/review`, good)).toMatchObject({ status: 403 });
  expect(await bea.post(`/api/orders/${id}/review`, { ...good, rating: 6 })).toMatchObject({ status: 400 });
  expect(await bea.post(`/api/orders/${id}/review`, good)).toMatchObject({
    status: 200,
    body: { review: { ...good, answer: null }, actions: [] },
  });
  expect(await bea.post(`/api/orders/${id}/review`, good)).toMatchObject({
    status: 409,
    body: { error: 'ALREADY_REVIEWED' },
  });
  expect((await ana.get(`/api/orders/${id}`)).body).toMatchObject({ actions: ['answerReview'] });
  expect(await bea.post(`/api/orders/${id}/review/answer`, { text: 'Thank you!' })).toMatchObject({
    status: 403,
  });
  expect(await ana.post(`/api/orders/${id}/review/answer`, { text: 'Thank you!' })).toMatchObject({
    body: { review: { answer: { text: 'Thank you!' } } },
  });
  expect(await ana.post(`/api/orders/${id}/review/answer`, { text: 'Again!' })).toMatchObject({
    status: 409,
  });
  expect(await reviews()).toMatchObject([
    { ...good, title: 'Balance bike', buyerName: 'Bea', answer: { text: 'Thank you!' } },
  ]);
  await server.runJobs();
  const subjects = await server.knex('sandbox_mail').pluck('subject');
  expect(subjects).toEqual(
    expect.arrayContaining(['Bea reviewed “Balance bike”', 'Ana answered your review']),
  );
});

it('is not written about an order that is not completed', async () => {
  const id = await completed({ status: 'shipped', completedAt: null });
  expect(await bea.post(`/api/orders/${id}/review`, good)).toMatchObject({
    status: 409,
    body: { error: 'NOT_COMPLETED' },
  });
});

it('counts in the average of the seller, beside her listings', async () => {
  const id = await completed();
  await bea.post(`/api/orders/${id}/review`, { ...good, rating: 4 });
  const listing = await insertListing(server.knex, ana);
  expect((await bea.get(`/api/marketplace/${listing}`)).body.user).toMatchObject({
    rating: { average: 4.5, count: 2 },
  });
});

it('stands in the store of the seller, and beside her name', async () => {
  await ana.put('/api/seller/profile', { shopName: 'Little Acorns', bio: 'Wooden toys.' });
  const ofStore = await server.visitor().get('/api/storefront/little-acorns-store-front/reviews?limit=1');
  expect([ofStore.status, JSON.parse(ofStore.text)]).toEqual([200, (await reviews()).slice(0, 1)]);
  expect(ofStore.headers.get('link')).toContain('rel="next"');
  expect((await server.visitor().get('/api/storefront/no-such-store/reviews')).status).toBe(404);
  expect((await bea.get(`/api/users/${ana.id}`)).body).toMatchObject({ rating: { average: 4.5, count: 2 } });
});

it('loses its words with the account of whoever wrote it, and keeps its rating', async () => {
  const cleo = await mother(server, { firstName: 'Cleo' });
  const done = { status: 'completed', shippedAt: server.clock.now(), completedAt: server.clock.now() };
  const id = await insertOrder(server.knex, { buyer: cleo, seller: ana }, done);
  await cleo.post(`/api/orders/${id}/review`, good);
  expect((await cleo.delete('/api/account', { password: memberPassword })).status).toBe(200);
  expect((await reviews())[0]).toMatchObject({ rating: 5, text: null, buyerName: null });
});

it('is shown to nobody whom the seller has blocked', async () => {
  const [cleo, id] = [await mother(server, { firstName: 'Cleo' }), await completed()];
  expect((await bea.post(`/api/orders/${id}/review`, good)).status).toBe(200);
  const path = `/api/marketplace/seller/${ana.id}/reviews`;
  const [before, blocked] = [(await cleo.get(path)).text, await ana.post(`/api/blocks/${cleo.id}`)];
  expect([before === '[]', blocked.status]).toEqual([false, 200]);
  expect((await cleo.get(path)).text).toBe('[]');
  expect((await ana.get(path)).text).toBe(before);
});
