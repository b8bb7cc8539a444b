import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type OrdersInMemory,
  ordersInMemory,
  paidOrder,
} from '../../../../testing/memory/orders-in-memory.ts';

let app: OrdersInMemory;
let orderId: number;
beforeEach(async () => {
  app = ordersInMemory();
  orderId = await paidOrder(app);
});

const paymentId = () => (app.store.orderOf(orderId) as unknown as { paymentId: string }).paymentId;
const check = () => app.paymentChanges.check({ orderId });
const balance = async () => balanceOf(await app.store.entriesOf(orderId));
const asked = (call: (typeof app.payments.calls)[number]) =>
  app.payments.calls.filter((one) => one === call).length;
/** The bank has sent back what was refunded last. */
const failRefund = () =>
  app.payments.failRefund(app.payments.moved.findLast(({ kind }) => kind === 'refund')?.id ?? '');

describe('a refund that failed at the bank', () => {
  const refunded = async () => {
    await app.orders.take('cancel', app.ana, orderId);
    await app.runJobs();
    expect(await balance()).toMatchObject({ refunded: 4975 });
    failRefund();
  };

  it('is tried again a day later, by the job and by the sweep, and an operator hears of it', async () => {
    await refunded();
    app.clock.forward(minutes(5));
    await check();
    expect(await balance()).toMatchObject({ refunded: 0 });
    const retryAt = new Date(app.clock.now().getTime() + days(1));
    expect(app.alerts).toContainEqual({
      alert: 'a refund failed at the bank',
      facts: { order: orderId, retryAt: retryAt.toISOString() },
    });
    const tries = asked('refund');
    app.clock.forward(days(1) - 1);
    for (const settle of [app.runJobs, () => app.settlement.sweep()]) await settle();
    expect(asked('refund')).toBe(tries);
    app.jobs.waiting.splice(0);
    app.clock.forward(1);
    await app.settlement.sweep();
    expect(await balance()).toMatchObject({ refunded: 4975 });
  });

  it('is waited for two minutes, in which the answer of the provider may be older', async () => {
    await refunded();
    app.clock.forward(minutes(2) - 1);
    await check();
    expect(await balance()).toMatchObject({ refunded: 4975 });
    expect(app.jobs.waiting).toContainEqual(
      expect.objectContaining({ timing: expect.objectContaining({ key: `check-payment-${orderId}` }) }),
    );
    app.clock.forward(1);
    await check();
    expect(await balance()).toMatchObject({ refunded: 0 });
  });

  it('gives the next one the fees that it had itself', async () => {
    app.payments.refundInDashboard(paymentId(), 4000);
    await check();
    failRefund();
    app.payments.refundInDashboard(paymentId(), 2000);
    app.clock.forward(minutes(5));
    await check();
    expect(await balance()).toMatchObject({ refunded: 2000, held: 2800, fees: 175 });
  });
});

describe('a refund that the bank of the buyer has not taken yet', () => {
  const view = () => app.pages.show(app.bea, orderId);
  const timeline = () => app.store.timelineOf(orderId).map(({ action }) => action);
  const refundId = () => app.payments.moved.find(({ kind }) => kind === 'refund')?.id ?? '';
  const cancelled = async (unfinished: 'pending' | 'no-funds' | 'unknown' = 'pending') => {
    app.payments.refundsAre = unfinished;
    await app.orders.take('cancel', app.ana, orderId);
    await app.runJobs();
  };

  it('is on its way to the buyer, from the moment it was asked for, and arrives', async () => {
    await cancelled();
    await check();
    expect((await view()).money).toMatchObject({ refunded: 0, onItsWay: 4975, held: 0 });
    expect(timeline()).toEqual(['place', 'pay', 'cancel', 'refundPending']);
    app.payments.finishRefund(refundId());
    for (const _ of [1, 2]) await check();
    const { money } = await view();
    expect(money).toMatchObject({ refunded: 4975 });
    expect(money).not.toHaveProperty('onItsWay');
    expect(timeline()).toEqual(['place', 'pay', 'cancel', 'refundPending', 'refundArrived']);
    expect(app.alerts).toEqual([]);
  });

  it('did not arrive where it fails later, and is made again a day later', async () => {
    await cancelled();
    failRefund();
    app.clock.forward(days(5));
    await check();
    expect((await view()).money).toMatchObject({ refunded: 0, goingBack: 4975 });
    expect((await view()).money).not.toHaveProperty('onItsWay');
    expect(timeline()).toEqual(['place', 'pay', 'cancel', 'refundPending', 'refundFailed']);
    expect(app.alerts).toMatchObject([{ alert: 'a refund failed at the bank' }]);
    app.payments.refundsAre = undefined;
    app.clock.forward(days(1));
    await app.settlement.sweep();
    expect((await view()).money).toMatchObject({ refunded: 4975 });
  });

  it('is known as such where its answer was lost, and it is asked for half a day later', async () => {
    app.payments.refundsAre = 'pending';
    await app.orders.take('cancel', app.ana, orderId);
    app.payments.faults.push('none', 'after');
    await expect(app.settlement.settle({ orderId })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    app.clock.forward(hours(13));
    await app.settlement.settle({ orderId });
    expect(asked('refund')).toBe(1);
    expect(await balance()).toMatchObject({ refunded: 4975, pendingRefunds: 4975 });
  });

  it('is refunded once, however long the bank takes', async () => {
    await cancelled();
    app.clock.forward(days(30));
    for (const look of [check, app.runJobs, () => app.settlement.sweep()]) await look();
    expect(asked('refund')).toBe(1);
    expect(await balance()).toMatchObject({ refunded: 4975, pendingRefunds: 4975 });
  });

  it.each([
    ['unknown', 'a refund has a status that we do not know'],
    ['no-funds', 'a refund waits for money of ours at the provider: add funds there'],
  ] as const)('counts as one that is %s, and an operator hears of it once', async (unfinished, alert) => {
    await cancelled(unfinished);
    for (const _ of [1, 2]) await check();
    expect((await view()).money).toMatchObject({ refunded: 0, onItsWay: 4975 });
    expect(app.alerts).toEqual([{ alert, facts: { order: orderId, refund: refundId() } }]);
  });

  it('is looked at until it ends, ever more seldom once its order is no longer looked at', async () => {
    await cancelled();
    const looks = () => app.payments.calls.filter((call) => call === 'payment').length;
    const looksIn = async (length: number) => {
      const before = looks();
      for (let day = 0; day < length; day += 1) {
        app.clock.forward(days(1) + 1);
        await app.paymentChanges.lookAtOld();
      }
      return looks() - before;
    };
    expect(await looksIn(119)).toBe(119);
    expect(await looksIn(100)).toBeLessThan(10);
    expect(await looksIn(100)).toBeGreaterThan(2);
    app.payments.finishRefund(refundId());
    await looksIn(50);
    expect(await balance()).toMatchObject({ refunded: 4975, pendingRefunds: 0 });
    expect(await looksIn(100)).toBe(0);
  });
});

it('a dispute of which the provider says what we do not know counts as open, and an operator hears of it', async () => {
  app.payments.openDispute(paymentId(), 1000);
  const [dispute] = app.payments.disputes;
  if (dispute) app.payments.disputes[0] = { ...dispute, unknownStatus: 'sleeping' };
  await check();
  expect(app.store.orderOf(orderId)).toMatchObject({ status: 'problem', disputed: true });
  expect(app.alerts).toContainEqual({
    alert: 'a dispute has a status that we do not know',
    facts: { dispute: dispute?.id, status: 'sleeping' },
  });
});

describe('a refund that we did not ask for', () => {
  const unasked = () => ({
    alert: 'money has moved at the provider that we did not ask for',
    facts: { order: orderId },
  });

  it('stops the order, and an operator hears of it once', async () => {
    app.payments.refundInDashboard(paymentId(), 1000);
    await check();
    await check();
    expect(app.store.orderOf(orderId)).toMatchObject({ status: 'problem', frozen: true });
    expect(app.alerts).toEqual([unasked()]);
  });

  it('is told of an order that is cancelled already, too', async () => {
    await app.orders.take('cancel', app.ana, orderId);
    app.payments.refundInDashboard(paymentId(), 1000);
    await check();
    expect(app.store.orderOf(orderId)).toMatchObject({ status: 'cancelled' });
    expect(app.alerts).toEqual([unasked()]);
  });
});

describe('an inquiry', () => {
  const order = () => app.store.orderOf(orderId);
  const asks = async () => {
    app.payments.openDispute(paymentId(), 0);
    await check();
  };
  const isOver = async () => {
    app.payments.closeDispute(paymentId(), 'closed');
    await check();
  };
  const timeline = () => app.store.timelineOf(orderId).map(({ action }) => action);

  it('stops nothing, and is entered once at its begin and its end', async () => {
    await asks();
    await check();
    expect(order()).toMatchObject({ status: 'pending_shipment', inquiryAt: app.clock.now() });
    await isOver();
    await check();
    expect(order()).toMatchObject({ status: 'pending_shipment', inquiryAt: null });
    expect(timeline()).toEqual(['place', 'pay', 'openInquiry', 'closeInquiry']);
  });

  it('keeps what the buyer confirms, tells administrators, and releases it once it is over', async () => {
    await app.orders.take('ship', app.ana, orderId, {});
    await asks();
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    app.clock.forward(days(30));
    await app.settlement.sweep();
    expect(order()).toMatchObject({ status: 'completed' });
    expect(await balance()).toMatchObject({ held: 4800, released: 0, fees: 175 });
    expect(app.alerts).toContainEqual({
      alert: 'a buyer has confirmed what a bank asks about',
      facts: { order: orderId, evidence: 'has not gone yet' },
    });
    await isOver();
    await app.runJobs();
    expect(await balance()).toMatchObject({ held: 0, released: 4800 });
  });

  it.each(['confirm first', 'ask first'])(
    'keeps the money of what is completed due, and looked at daily: %s',
    async (order) => {
      await app.orders.take('ship', app.ana, orderId, {});
      if (order === 'ask first') await asks();
      await app.orders.take('confirm', app.bea, orderId);
      if (order === 'confirm first') app.payments.openDispute(paymentId(), 0);
      await app.runJobs();
      const retryAt = later(app.clock.now(), days(1));
      expect(app.store.kept.get(orderId)).toMatchObject({ moneyDue: true, retryAt });
      for (const { id } of [app.ana, app.bea]) expect(await app.store.eraseTracesOf(id)).toBe(false);
      app.clock.forward(days(1));
      await app.settlement.sweep();
      expect(app.store.kept.get(orderId)).toMatchObject({ moneyDue: true, retryAt: later(retryAt, days(1)) });
    },
  );

  it('leaves nothing due of what was released before', async () => {
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    await asks();
    await app.runJobs();
    expect(app.store.kept.get(orderId)).toMatchObject({ moneyDue: false, retryAt: null });
  });

  it('that comes just before a release is found by the look before it', async () => {
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    app.payments.openDispute(paymentId(), 0);
    await app.runJobs();
    expect(order()).toMatchObject({ status: 'completed', inquiryAt: app.clock.now() });
    expect(await balance()).toMatchObject({ held: 4800, released: 0 });
  });

  it('that is answered already raises an alert which says so, of what the buyer confirms then', async () => {
    await app.orders.take('ship', app.ana, orderId, {});
    await asks();
    const [question] = app.payments.disputes;
    if (question) app.payments.disputes.splice(0, 1, { ...question, hasEvidence: true });
    await check();
    await app.orders.take('confirm', app.bea, orderId);
    expect(app.alerts).toContainEqual({
      alert: 'a buyer has confirmed what a bank asks about',
      facts: { order: orderId, evidence: 'has gone' },
    });
  });

  it('keeps the countdown of seven days, which goes on by what was left', async () => {
    await app.orders.take('ship', app.ana, orderId, {});
    app.clock.forward(days(6));
    await asks();
    app.clock.forward(days(30));
    await app.orderClock.sweep();
    expect(order()).toMatchObject({ status: 'shipped' });
    await isOver();
    app.clock.forward(days(1) - 1);
    await app.orderClock.sweep();
    expect(order()).toMatchObject({ status: 'shipped' });
    app.clock.forward(1);
    await app.orderClock.sweep();
    expect(order()).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['cancel', [], 'cancelled'],
    ['refund', ['ship'], 'refunded'],
  ] as const)(
    'is settled without the fee of a dispute where the seller pays everything back: %s',
    async (action, before, status) => {
      for (const step of before) await app.orders.take(step, app.ana, orderId, {});
      await asks();
      await app.orders.take(action, app.ana, orderId);
      await app.runJobs();
      await check();
      expect(order()).toMatchObject({ status, inquiryAt: null });
      expect(app.payments.disputes).toMatchObject([{ outcome: 'closed', feeCents: 0 }]);
      expect([...app.disputes.disputes.values()]).toMatchObject([
        { kind: 'inquiry', status: 'closed', feeCents: 0 },
      ]);
      expect(await balance()).toMatchObject({ held: 0, refunded: 4975, disputed: 0 });
      expect(await app.store.lockCancellationsOf(app.ana.id, new Date(0))).toEqual({ own: 0, others: 0 });
    },
  );

  it('goes on where a part goes back, and is a dispute once the bank takes something', async () => {
    await app.orders.take('ship', app.ana, orderId, {});
    await asks();
    await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
    await app.runJobs();
    await check();
    expect(await balance()).toMatchObject({ held: 3800, refunded: 1000 });
    expect(order()).toMatchObject({ status: 'shipped', inquiryAt: app.clock.now() });
    app.clock.forward(days(2));
    app.payments.openDispute(paymentId(), 2000);
    await check();
    expect(order()).toMatchObject({ status: 'problem', disputed: true, inquiryAt: null });
    expect([...app.disputes.disputes.values()]).toMatchObject([{ kind: 'dispute', cents: 2000 }]);
    app.payments.closeDispute(paymentId(), 'won');
    await check();
    expect(order()).toMatchObject({ status: 'shipped', pausedFor: days(2) });
  });

  it.each([
    ['pending_shipment', []],
    ['shipped', ['ship']],
  ] as const)(
    'that stopped an order before it was told apart from a dispute lets it go on, and decides nothing: %s',
    async (status, steps) => {
      for (const step of steps) await app.orders.take(step, app.ana, orderId, {});
      await app.runJobs();
      const told = app.mailer.sent.length;
      const kept = app.store.kept.get(orderId);
      const stopped = enterOrder('openDispute', order(), 'provider', app.clock.now());
      if (kept) app.store.kept.set(orderId, { ...kept, order: stopped });
      app.clock.forward(days(2));
      app.payments.openDispute(paymentId(), 0);
      await check();
      await app.runJobs();
      expect(order()).toMatchObject({ status, inquiryAt: app.clock.now(), pausedFor: days(2) });
      expect(timeline()).toEqual(['place', 'pay', ...steps, 'openInquiry']);
      expect(app.mailer.sent.slice(told).map(({ subject }) => subject)).toEqual([
        'The bank of Bea asks about the payment for “Balance bike”',
        'Your bank asks about your payment for “Balance bike”',
      ]);
    },
  );
});

it('is looked at once a day, as long as a bank may ask for the money back', async () => {
  const looks = async () => {
    const before = asked('payment');
    await app.paymentChanges.lookAtOld();
    return asked('payment') - before;
  };
  expect(await looks()).toBe(1);
  app.clock.forward(hours(23));
  expect(await looks()).toBe(0);
  app.clock.forward(hours(1) + 1);
  expect(await looks()).toBe(1);
  app.clock.forward(days(118));
  expect(await looks()).toBe(1);
  app.clock.forward(days(1));
  expect(await looks()).toBe(0);
});
