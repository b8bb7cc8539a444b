import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
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
