import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { days, hours, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

const lastCheckout = (app: OrdersInMemory): string => [...app.payments.checkouts.keys()].slice(-1)[0] ?? '';
const moneyOf = async (app: OrdersInMemory, orderId: number) => balanceOf(await app.store.entriesOf(orderId));
const subjects = (app: OrdersInMemory) => app.mailer.sent.map(({ to, subject }) => `${to}: ${subject}`);

describe('a checkout', () => {
  it.each(['before', 'after'] as const)(
    'that fails %s the work frees the listing at once, and the next try begins anew',
    async (fault) => {
      const app = ordersInMemory();
      const listingId = await app.list();
      app.payments.faults.push(fault);
      await expect(app.buying.checkout(app.bea, { listingId })).rejects.toMatchObject({
        code: 'PAYMENTS_UNAVAILABLE',
      });
      expect(app.store.orderOf(1).status).toBe('expired');
      expect(app.listings.stored.get(listingId)?.status).toBe('active');
      const { checkoutUrl, orderId } = await app.buying.checkout(app.cleo, { listingId });
      expect(checkoutUrl).toBe(`https://pay.example/${lastCheckout(app)}`);
      expect(orderId).toBe(2);
    },
  );

  it.each([
    ['less', 4000],
    ['more', 9000],
  ])('of which %s is paid is entered as what it is and goes back', async (_, cents) => {
    const app = ordersInMemory();
    const listingId = await app.list();
    const { orderId } = await app.buying.checkout(app.bea, { listingId });
    app.payments.pay(lastCheckout(app), { cents });
    await app.results.changed(lastCheckout(app), 'memory');
    await app.runJobs();
    expect(app.store.orderOf(orderId).status).toBe('refunded');
    expect(await moneyOf(app, orderId)).toMatchObject({ charged: cents, held: 0, refunded: cents });
    expect(app.listings.stored.get(listingId)?.status).toBe('active');
    expect(app.alerts).toMatchObject([{ alert: 'something else was paid than an order costs' }]);
  });

  it('that is paid in another currency is no sale, goes back, and waits for administrators until it has', async () => {
    const app = ordersInMemory();
    const listingId = await app.list();
    const { orderId } = await app.buying.checkout(app.bea, { listingId });
    app.payments.pay(lastCheckout(app), { currency: 'eur' });
    await app.results.changed(lastCheckout(app), 'memory');
    expect(app.store.orderOf(orderId).status).toBe('expired');
    expect(app.listings.stored.get(listingId)?.status).toBe('active');
    expect(app.alerts).toHaveLength(1);
    expect(await app.unmatched.open(10)).toMatchObject([
      { kind: 'other-currency', orderId, cents: 4975, currency: 'eur' },
    ]);
    await app.runJobs();
    expect(app.payments.moved.filter(({ kind }) => kind === 'refund')).toMatchObject([{ cents: 4975 }]);
    expect(await app.unmatched.open(10)).toEqual([]);
    await app.results.changed(lastCheckout(app), 'memory');
    await app.runJobs();
    expect(app.payments.moved.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect(app.alerts).toHaveLength(1);
  });

  it('that is unknown, and was paid, waits for administrators until it is refunded at the provider', async () => {
    const app = ordersInMemory();
    const restore = app.takeDump();
    await app.buying.checkout(app.bea, { listingId: await app.list() });
    const checkoutId = lastCheckout(app);
    restore();
    app.payments.pay(checkoutId);
    await app.results.changed(checkoutId, 'memory');
    const [unknown] = await app.unmatched.open(10);
    expect(unknown).toMatchObject({ kind: 'no-order', cents: 4975 });
    app.payments.refundInDashboard(unknown?.objectId ?? '', 4975);
    await app.unmatchedPayments.changed(unknown?.objectId ?? '', 'memory');
    expect(await app.unmatched.open(10)).toEqual([]);
  });

  it('that is paid in the last second is a sale, although the time is up', async () => {
    const app = ordersInMemory();
    const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
    app.payments.pay(lastCheckout(app));
    app.clock.forward(minutes(30));
    await app.runJobs();
    expect(app.store.orderOf(orderId).status).toBe('pending_shipment');
  });

  it('that is paid after all is paid back, since the listing may be someone else’s', async () => {
    const app = ordersInMemory();
    const listingId = await app.list();
    const { orderId } = await app.buying.checkout(app.bea, { listingId });
    const checkoutId = lastCheckout(app);
    const open = app.payments.checkouts.get(checkoutId);
    app.clock.forward(minutes(30));
    await app.runJobs();
    await app.buying.checkout(app.cleo, { listingId });
    if (open) app.payments.checkouts.set(checkoutId, open);
    app.payments.pay(checkoutId);
    await app.results.changed(checkoutId, 'memory');
    await app.runJobs();
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 0, refunded: 4975, fees: 0 });
    expect(app.store.orderOf(orderId).status).toBe('refunded');
    expect(subjects(app)).toContain('member2@example.com: Your payment for “Balance bike” goes back to you');
    expect(app.listings.stored.get(listingId)?.status).toBe('reserved');
  });

  it('is refused to a second buyer while the first may still pay', async () => {
    const app = ordersInMemory();
    const listingId = await app.list();
    await app.buying.checkout(app.bea, { listingId });
    await expect(app.buying.checkout(app.cleo, { listingId })).rejects.toMatchObject({ kind: 'conflict' });
    expect(app.store.kept.size).toBe(1);
  });

  it('is refused to a hoarder', async () => {
    const app = ordersInMemory();
    for (let nth = 0; nth < 10; nth += 1) {
      await app.buying.checkout(app.bea, { listingId: await app.list() });
    }
    await expect(app.buying.checkout(app.bea, { listingId: await app.list() })).rejects.toMatchObject({
      code: 'TOO_MANY_CHECKOUTS',
    });
  });
});

describe('an order', () => {
  it('tells each of the two what the other does', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, { trackingNumber: '9400' });
    await app.runJobs();
    app.clock.forward(days(5));
    await app.runJobs();
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    expect(subjects(app)).toEqual([
      // The receipt, although it is shipped by then.
      'member2@example.com: You bought “Balance bike”',
      'member2@example.com: “Balance bike” is on its way',
      'member2@example.com: Is everything well with “Balance bike”?',
      'member1@example.com: The money for “Balance bike” is on its way to you',
    ]);
    expect(app.events.announced).toContainEqual({ to: 2, event: { type: 'order', orderId } });
  });

  it('is released after seven days to the second, once, whoever looks', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    app.clock.forward(days(7) - seconds(1));
    await app.runJobs();
    await app.orderClock.sweep();
    await app.orderClock.look({ orderId });
    expect(app.store.orderOf(orderId).status).toBe('shipped');
    app.clock.forward(seconds(1));
    for (const look of [() => app.orderClock.look({ orderId }), () => app.orderClock.sweep()]) await look();
    for (const settle of [() => app.settlement.settle({ orderId }), () => app.settlement.sweep()])
      await settle();
    await app.runJobs();
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 0, released: 4800 });
    expect(app.payments.moved.filter(({ kind }) => kind === 'release')).toHaveLength(1);
  });

  it('is released by the sweep alone, where the job of a worker was lost', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    app.jobs.waiting.splice(0);
    app.clock.forward(days(7));
    await app.orderClock.sweep();
    expect(app.store.orderOf(orderId).status).toBe('completed');
    app.jobs.waiting.splice(0);
    await app.settlement.sweep();
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 0, released: 4800 });
  });

  it('with a problem is not released, however long it takes', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('reportProblem', app.bea, orderId, { text: 'A wheel is loose.' });
    app.clock.forward(days(60));
    await app.runJobs();
    await app.orderClock.sweep();
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 4800, released: 0 });
  });

  it.each(['seller', 'buyer', 'clock'] as const)(
    'that is cancelled by the %s leaves its listing to the seller alone, who may sell it again',
    async (by) => {
      const app = ordersInMemory();
      const orderId = await paidOrder(app);
      const { listingId } = app.store.orderOf(orderId);
      app.clock.forward(by === 'clock' ? days(14) : days(7));
      if (by === 'clock') await app.runJobs();
      else await app.orders.take('cancel', by === 'seller' ? app.ana : app.bea, orderId);
      expect(app.store.orderOf(orderId).status).toBe('cancelled');
      expect(app.listings.stored.get(listingId ?? 0)?.status).toBe('paused');
    },
  );

  it('that is cancelled changes no service, and nothing that was removed meanwhile', async () => {
    const app = ordersInMemory();
    for (const [content, status] of [
      [{ type: 'service' }, 'active'],
      [{}, 'removed'],
    ] as const) {
      const orderId = await paidOrder(app, content);
      const listing = app.listings.stored.get(app.store.orderOf(orderId).listingId ?? 0);
      if (listing) app.listings.stored.set(listing.id, { ...listing, status });
      await app.orders.take('cancel', app.ana, orderId);
      expect(app.listings.stored.get(listing?.id ?? 0)?.status).toBe(status);
    }
  });

  it('that is not shipped may be cancelled by the buyer after a week, of which both are reminded', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await expect(app.orders.take('cancel', app.bea, orderId)).rejects.toMatchObject({ code: 'TOO_EARLY' });
    app.clock.forward(days(7));
    await app.runJobs();
    expect(subjects(app)).toContain('member1@example.com: Bea waits for “Balance bike”');
    expect(subjects(app)).toContain('member2@example.com: “Balance bike” has not been shipped yet');
    expect(await app.orders.take('cancel', app.bea, orderId)).toMatchObject({ status: 'cancelled' });
    await app.runJobs();
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 0, refunded: 4975 });
  });

  it.each([
    [{ type: 'service' }, 'has not been provided yet'],
    [{ shippingIncluded: false, localPickupOnly: true }, 'has not been handed over yet'],
  ] as const)('that waits is told of in the words of its kind: %j', async (content, words) => {
    const app = ordersInMemory();
    await paidOrder(app, content);
    app.clock.forward(days(7));
    await app.runJobs();
    expect(subjects(app).filter((subject) => subject.endsWith(words))).toHaveLength(1);
  });
});

describe('money', () => {
  it('is tried again when it is refused, and an operator hears of it', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    app.payments.takesNoRefunds = true;
    await app.orders.take('refund', app.ana, orderId);
    for (let nth = 0; nth < 5; nth += 1) {
      await app.runJobs();
      app.clock.forward(hours(6));
    }
    const failed = app.alerts.filter(({ alert }) => alert === 'money step failed');
    expect(failed.slice(0, 1)).toMatchObject([
      { alert: 'money step failed', facts: { order: orderId, step: 'refund', reason: 'other' } },
    ]);
    app.payments.takesNoRefunds = false;
    app.clock.forward(days(1));
    await app.settlement.sweep();
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 0, refunded: 4975 });
  });

  it('that the bank has sent back is refunded once more', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('cancel', app.ana, orderId);
    await app.runJobs();
    const refund = app.payments.moved.find(({ kind }) => kind === 'refund');
    app.payments.failRefund(refund?.id ?? '');
    app.clock.forward(minutes(10));
    await app.paymentChanges.check({ orderId });
    await app.runJobs();
    expect(await moneyOf(app, orderId)).toMatchObject({ refunded: 0 });
    expect(app.alerts).toMatchObject([{ alert: 'a refund failed at the bank', facts: { order: orderId } }]);
    expect(subjects(app)).toContain(
      'member2@example.com: Your bank has not taken the refund for “Balance bike”',
    );
    app.clock.forward(days(1));
    await app.runJobs();
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 0, refunded: 4975 });
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference)).toMatchObject({ refunded: 4975 });
    const refunds = (await app.store.entriesOf(orderId)).filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ cents }) => cents)).toEqual([4975, -4975, 4975]);
  });

  it('is not asked for twice when the provider has forgotten the key', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    app.payments.faults.push('after');
    await expect(app.settlement.settle({ orderId })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    app.payments.forgetKeys();
    app.clock.forward(days(2));
    await app.settlement.settle({ orderId });
    expect(app.payments.moved.filter(({ kind }) => kind === 'release')).toHaveLength(1);
    expect(await moneyOf(app, orderId)).toMatchObject({ held: 0, released: 4800 });
  });
});
