import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

it('looks again after a reminder, when the next time comes', async () => {
  const app = ordersInMemory();
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  expect(app.listings.stored.get(app.store.orderOf(orderId).listingId ?? 0)?.status).toBe('sold');
  const shippedAt = app.clock.now();
  app.clock.forward(days(5));
  app.jobs.waiting.splice(0);
  await app.orderClock.look({ orderId });
  expect(app.jobs.waiting).toContainEqual({
    name: 'orders.look',
    payload: { orderId },
    timing: { at: later(shippedAt, days(7)), key: `look-at-order-${orderId}` },
  });
});

it('keeps the first releases of a seller for the days that an operator wants, on a job and a sweep', async () => {
  const app = ordersInMemory({ newSellerHoldDays: 2 });
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  const released = () => app.payments.moved.filter(({ kind }) => kind === 'release').length;
  app.events.announced.splice(0);
  await app.runJobs();
  expect(app.events.announced.map(({ to }) => to)).toEqual([2, 1]);
  app.clock.forward(days(2) - 1);
  for (const settle of [app.runJobs, () => app.settlement.sweep()]) await settle();
  expect(released()).toBe(0);
  app.clock.forward(1);
  await app.runJobs();
  expect(released()).toBe(1);
});
