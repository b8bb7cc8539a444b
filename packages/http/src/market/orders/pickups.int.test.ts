import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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
  bea = await mother(server, { firstName: 'Bea' }, 'premium');
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

it('is paid out a day after its code, and stands in no list of what has failed until then', async () => {
  const listing = { shippingIncluded: false, localPickupOnly: true };
  const orderId = await buy(server, bea, await insertListing(server.knex, ana, listing));
  const { pickup } = (await bea.get(`/api/orders/${orderId}`)).body as { pickup: { code: string } };
  const entered = await ana.post(`/api/orders/${orderId}/pickup`, { code: pickup.code });
  const releaseAt = later(server.clock.now(), hours(24)).toISOString();
  expect(entered.body).toMatchObject({ outcome: 'right', order: { status: 'completed' } });
  await server.runJobs();
  for (const member of [ana, bea])
    expect((await member.get(`/api/orders/${orderId}`)).body).toMatchObject({
      releaseAt,
      money: { held: 4800, released: 0 },
    });
  expect((await ana.get('/api/seller/earnings')).body).toMatchObject({
    held: 4800,
    waiting: [{ orderId, releaseAt }],
  });
  expect(JSON.parse((await admin.get('/api/admin/orders?list=stuck')).text)).toEqual([]);
  const figures = await server.container.get(port('moneyQueries')).moneyFigures(server.clock.now());
  expect(figures).toMatchObject({ failedSteps: 0, dueOrders: 1, overdueReleases: 0 });
  server.clock.forward(hours(24));
  await server.runJobs();
  expect((await bea.get(`/api/orders/${orderId}`)).body).toMatchObject({
    releaseAt: null,
    money: { held: 0, released: 4800 },
  });
});

it('waits for the days of a new seller, as its page says, and has failed once no worker has sent it in time', async () => {
  const strict = await testServer({ env: { RATE_LIMITS: 'off', NEW_SELLER_HOLD_DAYS: '3' } });
  try {
    const [seller, buyer, administrator] = [
      await mother(strict, {}, 'premium'),
      await mother(strict, {}, 'premium'),
      await mother(strict, {}, 'admin'),
    ];
    await payable(strict.knex, seller);
    const listing = { shippingIncluded: false, localPickupOnly: true };
    const orderId = await buy(strict, buyer, await insertListing(strict.knex, seller, listing));
    const { pickup } = (await buyer.get(`/api/orders/${orderId}`)).body as { pickup: { code: string } };
    await seller.post(`/api/orders/${orderId}/pickup`, { code: pickup.code });
    const releaseAt = later(strict.clock.now(), days(3)).toISOString();
    await strict.runJobs();
    for (const member of [seller, buyer])
      expect((await member.get(`/api/orders/${orderId}`)).body).toMatchObject({ releaseAt });
    expect(JSON.parse((await administrator.get('/api/admin/orders?list=stuck')).text)).toEqual([]);
    const figures = await strict.container.get(port('moneyQueries')).moneyFigures(strict.clock.now());
    expect(figures).toMatchObject({ failedSteps: 0, dueOrders: 1 });
    for (const [passes, stuck] of [
      [days(3) + minutes(5), 0],
      [1, 1],
    ] as const) {
      strict.clock.forward(passes);
      expect(JSON.parse((await administrator.get('/api/admin/orders?list=stuck')).text)).toHaveLength(stuck);
      const now = strict.clock.now();
      const { failedSteps } = await strict.container.get(port('moneyQueries')).moneyFigures(now);
      expect(failedSteps).toBe(stuck);
    }
  } finally {
    await strict.close();
  }
});
