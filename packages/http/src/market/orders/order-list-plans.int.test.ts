import { ordersOf } from '@nestmates/infrastructure/market/orders/order-reader.ts';
import { ordersIn } from '@nestmates/infrastructure/office/orders/admin-order-reader.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMembers, longLists, pagesFrom } from '../../../testing/long-lists.ts';
import { mother } from '../../../testing/mothers.ts';
import { planOf, type Sent, sentBy } from '../../../testing/query-plans.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const size = 1_200;
const limit = 51;
let server: TestServer;
let ana: TestMember;
let others: readonly number[];

beforeAll(async () => {
  server = await testServer();
  ana = await mother(server);
  const bea = await mother(server);
  others = await createMembers(server, size);
  const day = '2026-03-05T10:00:00Z';
  for (const list of [longLists.purchases, longLists.sales]) {
    // The lists of others are as long.
    await list.fill(server, bea, others, day);
    await list.fill(server, ana, others, day);
  }
  await server.knex.raw(`update orders set created_at = created_at + id * interval '1 minute';
    update orders set money_due = true, money_retry_at = now() where id % 50 = 0`);
  await server.knex.raw(`insert into transactions (order_id, kind, cents, provider_id, at)
    select id, 'charge', 4975, 'payment-' || id, now() from orders`);
  await server.knex.raw('vacuum analyze');
});
afterAll(() => server.close());

const noCursor = { at: null, id: null };
const hers = (party: 'buyer' | 'seller') => (): Sent =>
  sentBy(
    server.knex.raw(ordersOf(party), { me: ana.id, statuses: ['shipped', 'problem'], limit, ...noCursor }),
  );
const administered = (list: 'stuck' | 'all') => (): Sent =>
  sentBy(server.knex.raw(ordersIn(list), { dueSince: new Date(), limit, ...noCursor }));

it.each([
  ['her purchases', 'orders_bought', hers('buyer')],
  ['her sales', 'orders_sold', hers('seller')],
  ['all orders', 'orders_by_age', administered('all')],
] as const)(
  'a page of %s is one walk down an index, of no more rows than the page has',
  async (_, index, page) => {
    for (const mode of ['custom', 'generic'] as const) {
      const plan = await planOf(server, page(), mode);
      const [, read] = new RegExp(`Scan Backward using ${index} on orders.*rows=(\\d+)`).exec(plan) ?? [];
      expect(Number(read), plan).toBe(limit);
      expect(plan).not.toMatch(/Seq Scan on (?:orders|transactions)/);
    }
  },
);

it('orders whose money is stuck are found by an index of only those', async () => {
  for (const mode of ['custom', 'generic'] as const) {
    const plan = await planOf(server, administered('stuck')(), mode);
    expect(plan).toMatch(/using orders_money_due on orders|Bitmap Index Scan on orders_money_due/);
    expect(plan).not.toMatch(/Seq Scan on (?:orders|transactions)/);
  }
});

it('of more than a thousand orders each is on one page', { timeout: scaledTimeout(120_000) }, async () => {
  for (const list of [longLists.purchases, longLists.sales]) {
    const pages = await pagesFrom(ana, `${list.path}?limit=200`, list);
    expect(pages.map(({ length }) => length)).toEqual([200, 200, 200, 200, 200, 200]);
    expect([...pages.flat()].sort((a, b) => a - b)).toEqual(others);
  }
});
