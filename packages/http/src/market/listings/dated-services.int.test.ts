import { ServiceEnds } from '@nestmates/application/market/listings/service-ends.ts';
import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { serviceEndsAt } from '@nestmates/domain/market/listings/service-date.ts';
import { addDays } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { later, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, checkout } from '../../../testing/buying.ts';
import { listAt, mother } from '../../../testing/mothers.ts';
import { bike, onSale, sell, seller, sitting } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let sara: TestMember;
let ana: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

let serviceDate: string;
let dated: number;
beforeEach(async () => {
  sara = await seller(server);
  ana = await mother(server);
  serviceDate = addDays(server.clock.now().toISOString().slice(0, 10), 5);
  dated = await onSale(sara, { ...sitting, title: 'Birthday party', serviceDate });
  await ana.put(`/api/favourites/listings/${dated}`);
});

async function runJobsAt(at: Date): Promise<void> {
  const span = at.getTime() - server.clock.now().getTime();
  server.clock.forward(span);
  await server.runJobs();
}
const isAt = async (path: string) => (await listAt(ana, path)).some(({ id }) => id === dated);
const listsWithIt = async () => {
  const paths = ['/api/marketplace', `/api/marketplace/seller/${sara.id}`, '/api/favourites/listings'];
  const found = await Promise.all(paths.map(isAt));
  return paths.filter((_, nth) => found[nth]);
};
const ownOne = async () =>
  (await listAt(sara, '/api/marketplace/my-listings')).find(({ id }) => id === dated);

const endIt = () => runJobsAt(serviceEndsAt(serviceDate));

describe('an order of a service with a day', () => {
  const order = (id: number) => server.knex('orders').where({ id }).first('status', 'serviceDate');
  const sweep = async () => {
    await server.container.get(OrderClock).sweep();
    await server.runJobs();
  };

  it('waits for its day, and is cancelled by itself 14 days after it', async () => {
    server.clock.hold();
    const far = addDays(serviceDate, 30);
    await sara.put(`/api/marketplace/${dated}`, { serviceDate: far });
    const id = await buy(server, ana, dated);
    await sara.put(`/api/marketplace/${dated}`, { serviceDate: null });
    expect((await ana.get(`/api/orders/${id}`)).body).toMatchObject({ serviceDate: far, actions: [] });
    expect(await sara.post(`/api/orders/${id}/provided`)).toMatchObject({ body: { error: 'TOO_EARLY' } });
    await runJobsAt(later(serviceEndsAt(far), -seconds(1)));
    await sweep();
    expect(await order(id)).toMatchObject({ status: 'pending_shipment' });
    await runJobsAt(serviceEndsAt(far));
    await sweep();
    expect(await order(id)).toMatchObject({ status: 'cancelled' });
  });

  it('begins its checkout anew where the seller has chosen another day', async () => {
    const before = await checkout(ana, dated);
    const moved = addDays(serviceDate, 1);
    await sara.put(`/api/marketplace/${dated}`, { serviceDate: moved });
    const after = await checkout(ana, dated);
    expect(after.body.orderId).not.toBe(before.body.orderId);
    expect(await order(Number(after.body.orderId))).toMatchObject({ serviceDate: moved });
  });
});

describe('a service with a day', () => {
  it('is there until 14 days after it to the second, and then for its seller alone', async () => {
    await runJobsAt(later(serviceEndsAt(serviceDate), -seconds(1)));
    expect(await listsWithIt()).toHaveLength(3);
    expect((await ana.get(`/api/marketplace/${dated}`)).body).toMatchObject({ serviceDate });
    await endIt();
    expect(await listsWithIt()).toEqual([]);
    expect((await ana.get(`/api/marketplace/${dated}`)).status).toBe(404);
    expect((await ana.post(`/api/marketplace/${dated}/checkout`, {})).status).toBe(404);
    expect(await ownOne()).toMatchObject({ status: 'ended', actions: ['renew', 'remove'] });
    expect((await sara.post(`/api/marketplace/${dated}/status`, { action: 'resume' })).status).toBe(409);
  });

  it('ends while it is paused, too, and by the sweep where no job did', async () => {
    await sara.post(`/api/marketplace/${dated}/status`, { action: 'pause' });
    await server.knex.raw(`delete from graphile_worker._private_jobs where key like 'end-service-%'`);
    await endIt();
    expect(await ownOne()).toMatchObject({ status: 'paused' });
    await server.container.get(ServiceEnds).sweep();
    await server.runJobs();
    expect(await ownOne()).toMatchObject({ status: 'ended' });
  });

  it('lives until 14 days after the day to which it was moved', async () => {
    const moved = addDays(serviceDate, 3);
    await sara.put(`/api/marketplace/${dated}`, { serviceDate: moved });
    await endIt();
    expect(await ownOne()).toMatchObject({ status: 'active', serviceDate: moved });
    await runJobsAt(serviceEndsAt(moved));
    expect(await ownOne()).toMatchObject({ status: 'ended' });
  });

  it('goes on sale again with a new day, by its seller alone', async () => {
    await endIt();
    const again = { serviceDate: addDays(serviceDate, 30) };
    const put = (by: TestMember, body: object) => by.put(`/api/marketplace/${dated}`, body);
    expect((await put(ana, again)).status).toBe(404);
    expect(await put(sara, { title: 'Party' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'serviceDate' }] },
    });
    expect(await put(sara, again)).toMatchObject({ status: 200, body: { ...again, status: 'active' } });
    expect(await listsWithIt()).toHaveLength(3);
  });

  it('does not go on sale again without a plan that opens selling', async () => {
    await endIt();
    await server.knex('subscriptions').where({ userId: sara.id }).update({ tier: 'pro' });
    const again = { serviceDate: addDays(serviceDate, 30) };
    expect((await sara.put(`/api/marketplace/${dated}`, again)).body).toMatchObject({
      requiresSubscription: true,
    });
  });
});

it.each([
  ['no day of the calendar', '2026-02-30'],
  ['over', '2020-01-01'],
  ['years ahead', '2099-01-01'],
])('refuses a day that is %s', async (_, wrong) => {
  const reply = await sara.post('/api/marketplace', { ...sitting, serviceDate: wrong });
  expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'serviceDate' }] } });
});

it('keeps no day of a product', async () => {
  expect((await sell(sara, { ...bike, serviceDate })).body).toMatchObject({ serviceDate: null });
});
