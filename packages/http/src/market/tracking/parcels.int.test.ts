import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { Parcels } from '@nestmates/application/market/orders/parcels.ts';
import { trackingContract } from '@nestmates/application/testing/contracts/tracking-contract.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { sendForm } from '../../../testing/sandbox-payments.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', RELEASE_WAITS_FOR_DELIVERY: 'on' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

trackingContract('the sandbox', () => ({
  tracking: server.container.get(port('tracking')),
  async carrierSays(parcel, state) {
    const [parcels, before] = [server.container.get(port('sandboxParcels')), server.clock.now()];
    await parcels.set(parcel, state);
    const kept = (await parcels.list()).find(({ number }) => number === parcel.number)?.parcel;
    // Its clock runs on, and keeps no time for a label.
    if (!kept || !('at' in kept)) return before;
    expect(kept.at >= before && kept.at <= server.clock.now()).toBe(true);
    return kept.at;
  },
}));

const carrierDoes = (state: string, number: string) =>
  sendForm(server.visitor(), `${server.origin}/sandbox/parcels`, { carrier: 'usps', number, state });
const show = async (orderId: number) => (await bea.get(`/api/orders/${orderId}`)).body;

async function sent(number: string): Promise<number> {
  const orderId = await buy(server, bea, await insertListing(server.knex, ana));
  const shipped = await ana.post(`/api/orders/${orderId}/ship`, { carrier: 'usps', trackingNumber: number });
  expect(shipped.status).toBe(200);
  return orderId;
}

/** The time passes, and what a worker does every minute is done. */
async function pass(span: number): Promise<void> {
  server.clock.forward(span);
  await server.container.get(Parcels).sweep();
  await server.container.get(OrderClock).sweep();
  await server.runJobs();
}

describe('an order that waits for its delivery', () => {
  it('is released three days after it has arrived', async () => {
    const orderId = await sent('9400-LATE');
    await carrierDoes('moving', '9400-LATE');
    await pass(minutes(1));
    expect(await show(orderId)).toMatchObject({ waitsForDelivery: true, releaseAt: null });
    await pass(days(6));
    await carrierDoes('moving', '9400-LATE');
    await pass(days(3));
    const overdue = await server.container.get(port('overdueOrders')).overdue(server.clock.now(), 100);
    expect(overdue.map((row) => row.orderId)).not.toContain(orderId);
    expect(await show(orderId)).toMatchObject({ status: 'shipped', parcel: { state: 'moving' } });

    const deliveredAt = server.clock.now();
    expect((await carrierDoes('delivered', '9400-LATE')).status).toBe(303);
    await pass(hours(4));
    const { parcel, releaseAt } = (await show(orderId)) as {
      parcel: { state: string; at: string };
      releaseAt: string;
    };
    expect(parcel.state).toBe('delivered');
    expect(Date.parse(parcel.at)).toBeGreaterThanOrEqual(deliveredAt.getTime());
    expect(releaseAt).toBe(later(new Date(parcel.at), days(3)).toISOString());
    await pass(days(3) - hours(5));
    expect((await show(orderId)).status).toBe('shipped');
    await pass(hours(1));
    expect(await show(orderId)).toMatchObject({ status: 'completed', money: { released: 4800 } });
  });

  it('becomes a problem when its parcel stands still, which a sweep finds', async () => {
    const orderId = await sent('9400-STILL');
    await carrierDoes('announced', '9400-STILL');
    await pass(minutes(1));
    await server.knex('orders').where({ id: orderId }).update({ parcelAskedAt: server.clock.now() });
    server.clock.forward(days(7));
    const overdue = await server.container.get(port('overdueOrders')).overdue(server.clock.now(), 100);
    expect(overdue.map((row) => row.orderId)).toContain(orderId);
    await Promise.all([1, 2].map(() => server.container.get(OrderClock).look({ orderId })));
    const shown = await show(orderId);
    expect(shown).toMatchObject({ status: 'problem', stalled: true });
    const { timeline } = shown as { timeline: { action: string }[] };
    expect(timeline.filter(({ action }) => action === 'reportStalled')).toHaveLength(1);
    const stored = await server.container.get(port('orderQueries')).find(orderId);
    expect(stored?.order).toMatchObject({
      tracking: { releaseWaits: true, stalled: true, parcel: { state: 'announced' } },
    });
    await bea.post(`/api/orders/${orderId}/confirm-delivery`);
    await server.runJobs();
  });

  it('is asked about as long as it is under way', async () => {
    const store = server.container.get(port('parcelStore'));
    const [moving, arrived, unnumbered] = [await sent('9400-A'), await sent('9400-B'), await sent('')];
    await carrierDoes('delivered', '9400-B');
    await pass(minutes(1));
    const due = (await store.notAskedAbout(later(server.clock.now(), -hours(4)), 100)).map(
      (row) => row.orderId,
    );
    expect(due).toEqual([]);
    const dueLater = await store.notAskedAbout(server.clock.now(), 100);
    const ids = dueLater.map((row) => row.orderId);
    expect(ids).toContain(moving);
    expect([ids.includes(arrived), ids.includes(unnumbered)]).toEqual([false, false]);
    expect(await store.find(moving)).toEqual({
      orderId: moving,
      way: 'there',
      carrier: 'usps',
      number: '9400-A',
    });
    expect(await store.find(arrived)).toBeUndefined();
  });
});

describe('the page of the carriers', () => {
  it('shows what was set, and refuses what nobody knows', async () => {
    await carrierDoes('failed', '<b>');
    expect((await carrierDoes('failed', '9400-X')).headers.get('location')).toBe('/sandbox/parcels');
    const { status, text } = await server.visitor().get('/sandbox/parcels');
    expect(status).toBe(200);
    expect(text).toContain('9400-X');
    expect(text).not.toContain('<b>&lt;b');
    expect(text).not.toContain('<script');
    expect((await carrierDoes('flies', '9400-X')).status).toBe(400);
    expect((await carrierDoes('moving', '')).status).toBe(400);
  });
});
