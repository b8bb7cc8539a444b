import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

const parcel = { carrier: 'usps', number: '9400' } as const;
const sent = { carrier: 'usps', trackingNumber: '9400' } as const;

async function shippedOrder(releaseWaitsForDelivery = true) {
  const app = ordersInMemory({ releaseWaitsForDelivery });
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, sent);
  await app.runJobs();
  app.mailer.sent.splice(0);
  const show = () => app.pages.show(app.bea, orderId);
  return { app, orderId, show, from: app.clock.now() };
}

/** The carrier says so, and the next sweep hears it. */
async function hears(app: OrdersInMemory, said: Parcel): Promise<void> {
  app.tracking.set(parcel, said);
  app.clock.forward(hours(4));
  await app.parcels.sweep();
}

async function pass(app: OrdersInMemory, ms: number): Promise<void> {
  app.clock.forward(ms);
  await app.orderClock.sweep();
  await app.runJobs();
}

describe('an order whose release waits for its delivery', () => {
  it('is released three days after a late delivery, and says so before', async () => {
    const { app, show, from } = await shippedOrder();
    await hears(app, { state: 'moving', at: later(from, hours(3)) });
    expect(await show()).toMatchObject({
      releaseAt: null,
      waitsForDelivery: true,
      parcel: { state: 'moving' },
    });
    app.tracking.set(parcel, { state: 'moving', at: later(from, days(5)) });
    await pass(app, days(5));
    await app.parcels.sweep();
    await pass(app, days(4));
    expect((await show()).status).toBe('shipped');
    expect(app.mailer.sent).toEqual([]);

    const arrivedAt = later(from, days(9));
    await hears(app, { state: 'delivered', at: arrivedAt });
    const shown = await show();
    expect(shown).toMatchObject({
      releaseAt: later(arrivedAt, days(3)).toISOString(),
      parcel: { state: 'delivered', at: arrivedAt.toISOString() },
    });
    expect(shown.timeline.at(-1)).toMatchObject({ action: 'parcelDelivered', by: 'clock' });

    await pass(app, later(arrivedAt, days(3)).getTime() - app.clock.now().getTime() - 1);
    expect((await show()).status).toBe('shipped');
    expect(app.mailer.sent.map(({ text }) => text).join()).toContain(
      'reports that “Balance bike” was delivered',
    );
    await pass(app, 1);
    expect((await show()).status).toBe('completed');
  });

  it('keeps its seven days as long as the carrier does not know the parcel', async () => {
    const { app, show, from } = await shippedOrder();
    await app.parcels.sweep();
    expect(await show()).toMatchObject({
      releaseAt: later(from, days(7)).toISOString(),
      parcel: null,
      waitsForDelivery: false,
    });
    await pass(app, days(7));
    expect((await show()).status).toBe('completed');
  });

  it('keeps the setting with which it was sent', async () => {
    const { app, show, from } = await shippedOrder(false);
    await hears(app, { state: 'moving', at: from });
    expect((await show()).releaseAt).toBe(later(from, days(7)).toISOString());
  });
});

describe('a parcel that does not move', () => {
  it.each([true, false])('opens a problem after seven days, waiting or not: %s', async (waits) => {
    const { app, show } = await shippedOrder(waits);
    await hears(app, { state: 'announced' });
    await pass(app, days(7) - hours(4) - 1);
    expect((await show()).status).toBe('shipped');
    await pass(app, 1);
    const shown = await show();
    expect(shown).toMatchObject({ status: 'problem', stalled: true, escalated: false });
    expect(shown.timeline.at(-1)).toMatchObject({ action: 'reportStalled', by: 'clock', text: null });
    await pass(app, days(3));
    expect((await show()).escalated).toBe(true);
    expect(app.payments.moved.filter(({ kind }) => kind === 'release')).toEqual([]);
  });

  it('is asked about once more before, and may have moved', async () => {
    const { app, show, from } = await shippedOrder();
    await hears(app, { state: 'announced' });
    app.tracking.set(parcel, { state: 'moving', at: later(from, days(6)) });
    await pass(app, days(7));
    expect(await show()).toMatchObject({ status: 'shipped', parcel: { state: 'moving' } });
    await pass(app, days(6));
    expect((await show()).status).toBe('problem');
  });

  it('holds up no release that is due while the carrier is silent', async () => {
    const { app, show } = await shippedOrder(false);
    await hears(app, { state: 'announced' });
    app.tracking.parcels.clear();
    await pass(app, days(7));
    expect((await show()).status).toBe('completed');
  });

  it('is followed while the problem is open, and the buyer may confirm what has come', async () => {
    const { app, show, orderId } = await shippedOrder();
    await hears(app, { state: 'announced' });
    await pass(app, days(7));
    await hears(app, { state: 'delivered', at: app.clock.now() });
    expect(await show()).toMatchObject({ status: 'problem', parcel: { state: 'delivered' } });
    await app.orders.take('confirm', app.bea, orderId);
    expect(await show()).toMatchObject({ status: 'completed', stalled: false });
  });
});

describe('carriers', () => {
  it('are asked about a parcel every four hours, until it has arrived', async () => {
    const { app } = await shippedOrder();
    for (const wait of [0, minutes(1), hours(3)]) {
      app.clock.forward(wait);
      await app.parcels.sweep();
    }
    expect(app.tracking.asked).toEqual([parcel]);
    await hears(app, { state: 'delivered', at: app.clock.now() });
    await hears(app, { state: 'moving', at: app.clock.now() });
    expect(app.tracking.asked).toHaveLength(2);
  });

  it('are asked about twenty at a time, the longest not asked about first', async () => {
    const app = ordersInMemory();
    for (let n = 0; n < 25; n += 1) {
      const orderId = await paidOrder(app);
      await app.orders.take('ship', app.ana, orderId, { carrier: 'usps', trackingNumber: `N${n}` });
      app.clock.forward(days(1) / 25);
    }
    await app.parcels.sweep();
    expect(app.tracking.asked).toHaveLength(20);
    await app.parcels.sweep();
    expect(new Set(app.tracking.asked.map(({ number }) => number)).size).toBe(25);
  });

  it('are not asked about what was sent without a number', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, { carrier: 'usps' });
    await app.parcels.sweep();
    expect(app.tracking.asked).toEqual([]);
  });
});
