import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterAll(() => server.close());

async function withProblem(reportedDaysAgo: number): Promise<number> {
  const id = await buy(server, bea, await insertListing(server.knex, ana));
  await ana.post(`/api/orders/${id}/ship`, {});
  expect((await bea.post(`/api/orders/${id}/problem`, { text: 'It never arrived.' })).status).toBe(200);
  const problemAt = later(server.clock.now(), -days(reportedDaysAgo));
  await server.knex('orders').where({ id }).update({ problemAt });
  return id;
}
const escalations = (id: number) =>
  server.knex('order_events').where({ orderId: id, action: 'escalateProblem' });
const sweep = () => server.container.get(OrderClock).sweep();

it("a problem that nobody has answered for three days is an administrator's, once, with two workers", async () => {
  const [early, due] = [await withProblem(2), await withProblem(3)];
  await Promise.all([sweep(), sweep()]);
  expect(await escalations(early)).toEqual([]);
  expect(await escalations(due)).toMatchObject([{ by: 'clock' }]);
  expect((await bea.get(`/api/orders/${due}`)).body).toMatchObject({
    status: 'problem',
    escalated: true,
    decideBy: null,
    money: { held: 4800 },
  });
  const { text } = await admin.get('/api/admin/orders');
  expect(JSON.parse(text)).toContainEqual(
    expect.objectContaining({
      id: due,
      escalated: true,
      actions: ['refundByAdmin', 'refundInPartByAdmin', 'releaseByAdmin'],
    }),
  );
});

it('an answer of the seller gives the two seven days', async () => {
  const id = await withProblem(2);
  expect(
    (await ana.post(`/api/orders/${id}/answer`, { text: 'I am asking the carrier.' })).body,
  ).toMatchObject({
    escalated: false,
    decideBy: expect.any(String),
  });
  await server
    .knex('orders')
    .where({ id })
    .update({ problemAt: later(server.clock.now(), -days(6)) });
  await sweep();
  expect(await escalations(id)).toEqual([]);
  await server
    .knex('orders')
    .where({ id })
    .update({ problemAt: later(server.clock.now(), -days(7)) });
  await sweep();
  expect(await escalations(id)).toHaveLength(1);
  // The two may still agree.
  expect((await ana.post(`/api/orders/${id}/refund`)).body).toMatchObject({ status: 'refunded' });
  await expectBooksToAgree(server);
});
