import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../testing/mothers.ts';
import { insertListing, insertOrder, payable } from '../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../testing/test-server.ts';
import type { Reply } from '../../testing/visitor.ts';

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

const order = (columns: Readonly<Record<string, unknown>> = {}) =>
  insertOrder(server.knex, { buyer: bea, seller: ana }, columns);
const shipped = { status: 'shipped', shippedAt: new Date() };

async function statementsOf(call: () => Promise<Reply>): Promise<readonly string[]> {
  return server.statements.during(async () => {
    const { status, text } = await call();
    expect(status, text).toBe(200);
  });
}

it('asks the database at most eight times for a change of an order, and three times for a page', async () => {
  const [toShip, toCancel, toConfirm, toReport] = [
    await order(),
    await order(),
    await order(shipped),
    await order(shipped),
  ];
  const problem = { text: 'A wheel is loose.' };
  const changes = {
    ship: () => ana.post(`/api/orders/${toShip}/ship`, { trackingNumber: '9400' }),
    cancel: () => ana.post(`/api/orders/${toCancel}/cancel`),
    confirm: () => bea.post(`/api/orders/${toConfirm}/confirm-delivery`),
    review: () => bea.post(`/api/orders/${toConfirm}/review`, { rating: 5, text: 'Good.' }),
    report: () => bea.post(`/api/orders/${toReport}/problem`, problem),
    answer: () => ana.post(`/api/orders/${toReport}/answer`, problem),
  };
  const counts: Record<string, number> = {};
  for (const [name, call] of Object.entries(changes)) counts[name] = (await statementsOf(call)).length;
  expect(Object.entries(counts).filter(([, count]) => count > 8)).toEqual([]);
  const pages = ['/api/orders/buyer', `/api/orders/${toShip}`, '/api/orders/latest'];
  for (const page of pages) expect((await statementsOf(() => bea.get(page))).length).toBeLessThanOrEqual(3);
  const earnings = await statementsOf(() => ana.get('/api/seller/earnings'));
  expect(earnings.length).toBeLessThanOrEqual(3);
});

it('asks as often at the beginning of a checkout, beside what the sandbox keeps for itself', async () => {
  const listingId = await insertListing(server.knex, ana);
  const statements = await server.statements.sentDuring(async () => {
    expect((await bea.post(`/api/marketplace/${listingId}/checkout`, {})).status).toBe(200);
  });
  // The sandbox's job is added as ours are, so its name alone tells it apart.
  const ours = statements.filter(
    ({ text, values }) => !text.includes('sandbox') && !JSON.stringify(values).includes('sandbox'),
  );
  expect(ours.length).toBeLessThanOrEqual(8);
});
