import { owingSales } from '@nestmates/infrastructure/market/earnings/earnings-reader.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder, payable } from '../../../testing/order-setup.ts';
import { planOf, sentBy } from '../../../testing/query-plans.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

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

const dayBefore = (daysAgo: number): string =>
  new Date(server.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const quietDays = () => Array.from({ length: 30 }, (_, n) => ({ day: dayBefore(29 - n), released: 0 }));
const nothing = () => ({
  available: 0,
  held: 0,
  refunded: 0,
  debt: 0,
  debtOfOthers: 0,
  newSeller: null,
  waiting: [],
  lastThirtyDays: { sales: 0, days: quietDays() },
  months: [],
});

it('are the sums of the ledger: what was sent, what is held until when, and what went back', async () => {
  expect((await ana.get('/api/seller/earnings')).body).toEqual(nothing());
  const sold = async (columns: object = {}) =>
    buy(server, bea, await insertListing(server.knex, ana, columns));
  const released = await sold({ priceCents: 3000 });
  const cancelled = await sold({ priceCents: 2000 });
  const shipped = await sold({ title: '=cmd()' });
  for (const id of [released, shipped]) await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${released}/confirm-delivery`);
  await ana.post(`/api/orders/${cancelled}/cancel`);
  // What the buyer gets back is not the seller's, also before the provider has moved it.
  expect((await ana.get('/api/seller/earnings')).body).toMatchObject({ held: 3000 + 4800 });
  await server.runJobs();

  const { body } = await ana.get('/api/seller/earnings');
  expect(body).toMatchObject({
    available: 3000,
    held: 4800,
    refunded: 2091,
    waiting: [{ orderId: shipped, status: 'shipped', amount: 4800, releaseAt: expect.any(String) }],
    months: [{ released: 3000, reversed: 0, refunded: 2091 }],
  });
  const { text, headers } = await ana.get('/api/seller/earnings.csv');
  expect(headers.get('content-type')).toContain('text/csv');
  const [head, first] = text.split('\r\n');
  expect(head).toBe('Order,Date,Title,Status,Price,Platform fee,Held,Released,Refunded');
  expect(first).toContain("'=cmd(),Shipped,48.00,0.00,48.00,0.00,0.00");
  expect((await bea.get('/api/seller/earnings')).body).toEqual(nothing());
});

it('are summed up for each of the last thirty days, without what is older or of others', async () => {
  const eve = await mother(server, { firstName: 'Eve' }, 'premium');
  const [first, second, old] = await Promise.all(
    [1, 2, 3].map(() =>
      insertOrder(
        server.knex,
        { buyer: bea, seller: eve },
        { status: 'completed', completedAt: server.clock.now() },
      ),
    ),
  );
  const of = (orderId: number | undefined, kind: string, cents: number, at: string) => ({
    orderId,
    kind,
    cents,
    at,
    providerId: `${orderId}-${kind}-${at}`,
  });
  const lastMoment = `${dayBefore(29)}T00:00:00Z`;
  await server
    .knex('transactions')
    .insert([
      of(first, 'release', 1000, `${dayBefore(3)}T00:00:00Z`),
      of(first, 'release', 200, `${dayBefore(2)}T00:00:00Z`),
      of(second, 'release', 500, `${dayBefore(3)}T23:59:59.999Z`),
      of(second, 'refund', 90, `${dayBefore(3)}T12:00:00Z`),
      of(second, 'reversal', 90, `${dayBefore(3)}T12:00:00Z`),
      of(old, 'reversal', 40, `${dayBefore(1)}T12:00:00Z`),
      of(second, 'release', 70, lastMoment),
      of(old, 'release', 9999, new Date(Date.parse(lastMoment) - 1).toISOString()),
    ]);
  const released = new Map([
    [dayBefore(3), 1410],
    [dayBefore(1), -40],
    [dayBefore(2), 200],
    [dayBefore(29), 70],
  ]);
  expect((await eve.get('/api/seller/earnings')).body.lastThirtyDays).toEqual({
    sales: 2,
    days: quietDays().map(({ day }) => ({ day, released: released.get(day) ?? 0 })),
  });
});

it('read only the sales of which something is owed, however many she has had', async () => {
  const cleo = await mother(server, { firstName: 'Cleo' }, 'premium');
  const dana = await mother(server, { firstName: 'Dana' }, 'premium');
  for (const seller of [cleo, dana]) {
    await server.knex.raw(
      `with sold as (
         insert into orders (title, provider, buyer_id, seller_id, fulfilment, status, price_cents, processing_fee_cents,
           platform_fee_cents, created_at, reserved_until, paid_at, payment_id, completed_at)
         select 'Bike', 'sandbox', :buyer, :seller, 'shipping', 'completed', 4800, 175, 0, now(), now(), now(),
           gen_random_uuid()::text, now()
         from generate_series(1, 2000) returning id
       )
       insert into transactions (order_id, kind, cents, provider_id, at)
       select id, kind, cents, gen_random_uuid()::text, now() from sold,
         (values ('charge', 4975), ('fee', 175), ('release', 4800)) as moved (kind, cents)`,
      { buyer: bea.id, seller: seller.id },
    );
  }
  const open = await insertOrder(
    server.knex,
    { buyer: bea, seller: cleo },
    { status: 'shipped', shippedAt: server.clock.now() },
  );
  await server.knex('transactions').insert(
    [
      { kind: 'charge', cents: 4975 },
      { kind: 'fee', cents: 175 },
    ].map((row) => ({ ...row, orderId: open, providerId: `of-${open}`, at: server.clock.now() })),
  );
  await server.knex.raw('vacuum analyze orders, transactions');

  expect((await cleo.get('/api/seller/earnings')).body).toMatchObject({
    available: 2000 * 4800,
    held: 4800,
    waiting: [{ orderId: open }],
    months: [{ released: 2000 * 4800 }],
  });
  for (const mode of ['custom', 'generic'] as const) {
    const plan = await planOf(server, sentBy(server.knex.raw(owingSales, { seller: cleo.id })), mode);
    expect(plan).toMatch(/orders_owing/);
    expect(plan).not.toMatch(/Seq Scan on (?:orders|transactions)/);
  }
});

it('are in the export what they are on the page', async () => {
  const { body } = await ana.get('/api/seller/earnings');
  const rows = (await ana.get('/api/seller/earnings.csv')).text.trim().split('\r\n').slice(1);
  const sumOf = (column: number) =>
    rows.reduce((sum, row) => sum + Math.round(100 * Number(row.split(',').at(column))), 0);
  expect([sumOf(-3), sumOf(-2), sumOf(-1)]).toEqual([body.held, body.available, body.refunded]);
  expect(rows).toHaveLength(3);
});
