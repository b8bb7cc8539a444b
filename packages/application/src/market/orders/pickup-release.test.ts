import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { releaseOpensAt } from '@nestmates/domain/market/orders/release-time.ts';
import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { anOrder, orderTimes } from '@nestmates/domain/testing/orders/an-order.ts';
import { describe, expect, it } from 'vitest';
import { emailOf } from '../../../testing/a-member.ts';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

const pickup = { shippingIncluded: false, localPickupOnly: true };

async function pickedUp(app: OrdersInMemory): Promise<number> {
  const orderId = await paidOrder(app, pickup);
  await app.orders.enterPickupCode(app.ana, orderId, '012345');
  await app.runJobs();
  return orderId;
}

const expectBooksToAgree = (app: OrdersInMemory) => {
  const { held, fees, debts, writeOffs } = accountsOf(app.store.entries);
  expect(held + fees + debts + writeOffs).toBe(app.payments.balance);
};

const sumsOf = (app: OrdersInMemory, orderId: number) =>
  app.payments.sumsOf(app.store.orderOf(orderId).reference);
const paymentOf = (app: OrdersInMemory, orderId: number) =>
  (app.store.orderOf(orderId) as unknown as { paymentId: string }).paymentId;

describe('the money of a pickup', () => {
  it('is sent 24 hours after the code, to the millisecond and once', async () => {
    const app = ordersInMemory();
    const orderId = await pickedUp(app);
    app.clock.forward(hours(24) - 1);
    await app.runJobs();
    await app.settlement.settle({ orderId });
    expect(sumsOf(app, orderId).released).toBe(0);
    app.clock.forward(1);
    await app.runJobs();
    await app.settlement.settle({ orderId });
    expect(sumsOf(app, orderId).released).toBe(4800);
    expectBooksToAgree(app);
  });

  it('says when to both until then, and no time afterwards', async () => {
    const app = ordersInMemory();
    const orderId = await pickedUp(app);
    const releaseAt = later(app.clock.now(), hours(24)).toISOString();
    for (const side of [app.ana, app.bea])
      expect(await app.pages.show(side, orderId)).toMatchObject({ status: 'completed', releaseAt });
    app.clock.forward(hours(24));
    await app.runJobs();
    for (const side of [app.ana, app.bea])
      expect(await app.pages.show(side, orderId)).toMatchObject({ releaseAt: null });
  });

  it('is not said to be on its way', async () => {
    const app = ordersInMemory();
    await pickedUp(app);
    const letters = app.mailer.sent.filter(({ subject }) => subject.includes('24 hours'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('We send you $48.00 then at the earliest');
    expect(app.mailer.sent.some(({ subject }) => subject.includes('on its way to you'))).toBe(false);
  });

  it('waits as long as a new seller has to, where that is longer', async () => {
    const app = ordersInMemory({ newSellerHoldDays: 3 });
    const orderId = await pickedUp(app);
    const releaseAt = later(app.clock.now(), days(3)).toISOString();
    for (const side of [app.ana, app.bea])
      expect(await app.pages.show(side, orderId)).toMatchObject({ releaseAt });
    app.clock.forward(days(3) - 1);
    await app.runJobs();
    expect(sumsOf(app, orderId).released).toBe(0);
    app.clock.forward(1);
    await app.runJobs();
    expect(sumsOf(app, orderId).released).toBe(4800);
  });

  it('is told in letters as on the page: for a day, for the days of a new seller, and as sent afterwards', async () => {
    for (const [newSellerHoldDays, waits, subject] of [
      [0, hours(1), 'waits for 24 hours'],
      [3, hours(1), 'waits a little'],
      [0, hours(25), 'is on its way to you'],
    ] as const) {
      const app = ordersInMemory({ newSellerHoldDays });
      const orderId = await paidOrder(app, pickup);
      await app.orders.enterPickupCode(app.ana, orderId, '012345');
      app.clock.forward(waits);
      await app.runJobs();
      const told = app.mailer.sent.filter(
        ({ to, subject: said }) => to === emailOf(app.ana.id) && said.includes(subject),
      );
      expect(told, subject).toHaveLength(1);
    }
  });

  it('is told to its seller once it is sent, and once', async () => {
    const app = ordersInMemory();
    const orderId = await pickedUp(app);
    const sent = () =>
      app.mailer.sent.filter(
        ({ to, subject }) => to === emailOf(app.ana.id) && subject.includes('is on its way to you'),
      );
    app.clock.forward(hours(24) - 1);
    await app.runJobs();
    expect(sent()).toEqual([]);
    app.clock.forward(1);
    await app.runJobs();
    await app.settlement.settle({ orderId });
    await app.runJobs();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.text).toContain('$48.00');
  });

  it('is told once as well where only the provider knew at first that it was sent', async () => {
    const app = ordersInMemory();
    const orderId = await pickedUp(app);
    app.clock.forward(hours(24));
    app.payments.faults.push('none', 'after');
    await expect(app.settlement.settle({ orderId })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    await app.paymentChanges.check({ orderId });
    await app.runJobs();
    expect(sumsOf(app, orderId).released).toBe(4800);
    expect(app.mailer.sent.filter(({ subject }) => subject.includes('is on its way to you'))).toHaveLength(1);
  });

  it('counts from the code where an administrator lets it go on after it was frozen', () => {
    const handedOver = later(orderTimes.settled, -hours(30));
    const stopped = { status: 'completed', completedAt: handedOver } as const;
    const frozen = { ...anOrder('problem', 'pickup'), frozen: true, stopped };
    const order = enterOrder('releaseByAdmin', frozen, 'admin', orderTimes.settled);
    expect(releaseOpensAt(order)).toEqual(later(handedOver, hours(24)));
  });

  it('of a card that is stolen never leaves us when its bank asks within a day', async () => {
    const app = ordersInMemory();
    const orderId = await pickedUp(app);
    app.clock.forward(hours(23));
    app.payments.openDispute(paymentOf(app, orderId), 4975);
    await app.paymentChanges.check({ orderId });
    app.clock.forward(days(2));
    await app.runJobs();
    app.payments.closeDispute(paymentOf(app, orderId), 'lost');
    await app.paymentChanges.check({ orderId });
    await app.runJobs();
    expect(sumsOf(app, orderId).released).toBe(0);
    expect(app.store.entries.filter(({ kind }) => kind === 'reversal' || kind === 'debt')).toEqual([]);
    expectBooksToAgree(app);
  });

  it('goes back to the buyer where an administrator decides so meanwhile', async () => {
    const app = ordersInMemory();
    const orderId = await pickedUp(app);
    await app.decisions.decide({ id: 9 }, orderId, 'refund', 'The bike is not what was shown.');
    app.clock.forward(days(2));
    await app.runJobs();
    expect(sumsOf(app, orderId)).toMatchObject({ released: 0, refunded: 4975 });
  });
});
