import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../../testing/a-caller.ts';
import {
  type OrdersInMemory,
  ordersInMemory,
  paidOrder,
} from '../../../../testing/memory/orders-in-memory.ts';
import { soldByWhoLeft } from '../../../../testing/orders/left-sale.ts';

/** An order whose release the provider has made, although its answer was lost. */
async function unanswered(app: OrdersInMemory): Promise<number> {
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  app.payments.faults.push('none', 'after');
  await expect(app.settlement.settle({ orderId })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  app.payments.calls.splice(0);
  return orderId;
}

describe('a step without an answer', () => {
  it('is asked for again under its key for twelve hours', async () => {
    const app = ordersInMemory();
    const orderId = await unanswered(app);
    app.clock.forward(hours(12));
    await app.settlement.settle({ orderId });
    expect(app.payments.calls).toEqual(['release']);
  });

  it('is looked for after that, and not asked for again when it was done: keys are forgotten', async () => {
    const app = ordersInMemory();
    const orderId = await unanswered(app);
    app.clock.forward(hours(12) + 1);
    await app.settlement.settle({ orderId });
    expect(app.payments.calls).toEqual(['payment']);
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference)).toMatchObject({ released: 4800 });
  });
});

describe('a step that is refused', () => {
  it('by an empty account of the seller is a debt at once, and an operator hears of it', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    const { paymentId } = app.store.orderOf(orderId) as unknown as { paymentId: string };
    app.payments.areSellersEmpty = true;
    app.payments.openDispute(paymentId, 4800);
    await app.paymentChanges.check({ orderId });
    await app.runJobs();
    const { owing, released } = balanceOf(await app.store.entriesOf(orderId));
    expect({ owing, released }).toEqual({ owing: 4800, released: 4800 });
    expect(app.alerts).toContainEqual({
      alert: 'a seller cannot give back what was released, and owes it',
      facts: { order: orderId, step: 'reversal', cents: 4800, refusals: 1, reason: 'insufficient-funds' },
    });
  });

  it('for the rest that a seller has not is made for what is there, and only the rest is owed', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    const { paymentId } = app.store.orderOf(orderId) as unknown as { paymentId: string };
    app.payments.sellersHave = 1700;
    app.payments.openDispute(paymentId, 4800);
    await app.paymentChanges.check({ orderId });
    await app.runJobs();
    const balance = balanceOf(await app.store.entriesOf(orderId));
    expect(balance).toMatchObject({ owing: 3100, reversed: 1700, released: 3100 });
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference).released).toBe(3100);
    expect(await app.store.lockDebtOf(app.ana.id)).toBe(3100);
  });

  it('although the seller has enough by then is tried again later, and is no debt', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    const { paymentId } = app.store.orderOf(orderId) as unknown as { paymentId: string };
    app.payments.areSellersEmpty = true;
    app.payments.sellerFunds = async () => 4800;
    app.payments.openDispute(paymentId, 4800);
    await app.paymentChanges.check({ orderId });
    await app.runJobs();
    expect(await app.store.lockDebtOf(app.ana.id)).toBe(0);
    app.payments.areSellersEmpty = false;
    app.clock.forward(minutes(1));
    await app.runJobs();
    expect(balanceOf(await app.store.entriesOf(orderId))).toMatchObject({ owing: 0, reversed: 4800 });
  });

  it('as our own balance does not have it yet is tried again until it has, and made once', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    app.payments.hasNoFunds = true;
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    app.clock.forward(minutes(1));
    await app.runJobs();
    app.payments.hasNoFunds = false;
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference).released).toBe(0);
    app.clock.forward(minutes(5));
    await app.runJobs();
    app.clock.forward(hours(24));
    await app.runJobs();
    await app.settlement.sweep();
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference).released).toBe(4800);
  });

  it('is tried again after longer and longer times, and an operator hears of it from the fifth on', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    app.payments.takesNoRefunds = true;
    await app.orders.take('cancel', app.ana, orderId);
    await app.runJobs();
    const tries = () => app.payments.calls.filter((call) => call === 'refund').length;
    const waits = [minutes(1), minutes(5), minutes(30), hours(2), hours(6), hours(24), hours(24)];
    for (const [nth, wait] of waits.entries()) {
      const failed = app.alerts.filter(({ alert }) => alert === 'money step failed');
      expect([tries(), failed.length]).toEqual([nth + 1, Math.max(0, nth - 3)]);
      app.clock.forward(wait - 1);
      await app.runJobs();
      await app.settlement.sweep();
      expect(tries()).toBe(nth + 1);
      app.clock.forward(1);
      await (nth % 2 === 0 ? app.runJobs() : app.settlement.sweep());
    }
    expect(tries()).toBe(8);
  });
});

describe('a release to a seller who has left', () => {
  it('is tried once a day, told once, and waits at /admin/money until the seller is paid', async () => {
    const { app, orderId, paidWith } = await soldByWhoLeft();
    for (const _ of Array.from({ length: 8 })) {
      await app.settlement.settle({ orderId });
      app.clock.forward(days(1));
    }
    const told = app.alerts.filter(({ alert }) =>
      /has left and cannot be paid|money step failed/.test(alert),
    );
    expect(told).toHaveLength(1);
    expect(await app.unmatched.open(10)).toMatchObject([{ kind: 'seller-left', orderId, cents: 4800 }]);
    expect((await app.store.due(app.clock.now())).map((one) => one.orderId)).toEqual([orderId]);
    paidWith('a new account');
    await app.settlement.settle({ orderId });
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference)).toMatchObject({ released: 4800 });
    expect(await app.unmatched.open(10)).toEqual([]);
  });

  it('waits while a bank only asks, and no more once all has gone back at the provider', async () => {
    const { app, orderId } = await soldByWhoLeft();
    await app.settlement.settle({ orderId });
    const { paymentId } = app.store.orderOf(orderId) as unknown as { paymentId: string };
    const aDayLater = async () => {
      await app.paymentChanges.check({ orderId });
      app.clock.forward(days(1));
      await app.runJobs();
      await app.settlement.sweep();
    };
    expect(app.payments.openDispute(paymentId, 0)).toBe(true);
    await aDayLater();
    expect(await app.unmatched.open(10)).toMatchObject([{ kind: 'seller-left', orderId }]);
    expect(app.payments.closeDispute(paymentId, 'closed')).toBe(true);
    expect(app.payments.refundInDashboard(paymentId, 4975)).toBe(true);
    await aDayLater();
    expect(await app.unmatched.open(10)).toEqual([]);
  });

  it('does not keep back a part that goes to the buyer', async () => {
    const { app, orderId } = await soldByWhoLeft();
    await app.settlement.settle({ orderId });
    const ada = aCaller({ id: 9, isAdmin: true });
    await app.decisions.refundInPart(ada, orderId, { amount: 500, agreed: 0 }, 'A wheel was loose.');
    await app.settlement.settle({ orderId });
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference)).toMatchObject({ refunded: 500 });
    expect(await app.unmatched.open(10)).toMatchObject([{ kind: 'seller-left', orderId }]);
  });

  it('does not forget the account of before where the key of the provider is a wrong one', async () => {
    const { app, orderId, paidWith } = await soldByWhoLeft();
    paidWith('the account of before');
    app.payments.faults.push('none', 'before');
    await expect(app.settlement.settle({ orderId })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    const asked: unknown[] = [];
    app.leftSellers.forgetIfGone = async (payee) => {
      asked.push(payee);
      return false;
    };
    // Another account of ours knows neither the payment nor the account, and says the same of both as of what is gone.
    const { payment } = app.payments;
    app.payments.payment = async () => undefined;
    app.payments.release = async () => ({ outcome: 'refused', reason: 'account-not-ready', message: '403' });
    await app.settlement.settle({ orderId });
    expect(asked).toEqual([]);
    app.payments.payment = payment.bind(app.payments);
    app.clock.forward(days(1));
    await app.settlement.settle({ orderId });
    expect(asked).toEqual([{ provider: 'memory', providerAccountId: 'the account of before' }]);
  });
});
