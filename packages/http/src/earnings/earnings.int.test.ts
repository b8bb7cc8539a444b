import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../testing/buying.ts';
import { mother } from '../../testing/mothers.ts';
import { insertListing, payable } from '../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const nothing = { available: 0, held: 0, refunded: 0, waiting: [], months: [] };

it('are the sums of the ledger: what was sent, what is held until when, and what went back', async () => {
  expect((await ana.get('/api/seller/earnings')).body).toEqual(nothing);
  const sold = async (columns: object = {}) =>
    buy(server, bea, await insertListing(server.knex, ana, columns));
  const released = await sold({ priceCents: 3000 });
  const cancelled = await sold({ priceCents: 2000 });
  const shipped = await sold({ title: '=cmd()' });
  for (const id of [released, shipped]) await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${released}/confirm-delivery`);
  await ana.post(`/api/orders/${cancelled}/cancel`);
  // What the buyer gets back is not hers, also before the provider has moved it.
  expect((await ana.get('/api/seller/earnings')).body).toMatchObject({ held: 3000 + 4800 });
  await server.runJobs();

  const { body } = await ana.get('/api/seller/earnings');
  expect(body).toMatchObject({
    available: 3000,
    held: 4800,
    refunded: 2088,
    waiting: [{ orderId: shipped, status: 'shipped', amount: 4800, releaseAt: expect.any(String) }],
    months: [{ released: 3000, reversed: 0, refunded: 2088 }],
  });
  const { text, headers } = await ana.get('/api/seller/earnings.csv');
  expect(headers.get('content-type')).toContain('text/csv');
  const [head, first] = text.split('\r\n');
  expect(head).toBe('Order,Date,Title,Status,Price,Platform fee,Held,Released,Refunded');
  expect(first).toContain("'=cmd(),Shipped,48.00,0.00,48.00,0.00,0.00");
  expect((await bea.get('/api/seller/earnings')).body).toEqual(nothing);
});
