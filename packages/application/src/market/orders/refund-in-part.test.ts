import { isPaid } from '@nestmates/domain/market/orders/order.ts';
import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

const admin = aCaller({ id: 9, isAdmin: true });
const balance = async (app: OrdersInMemory, orderId: number) => balanceOf(await app.store.entriesOf(orderId));
const booksAgree = (app: OrdersInMemory): void =>
  expect(atProvider(accountsOf(app.store.entries))).toBe(app.payments.balance);

describe('a refund in part', () => {
  it('is paid while the order goes on, and taken from what the seller gets', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    const shown = await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
    expect(shown).toMatchObject({
      status: 'shipped',
      payout: { payout: 3800 },
      partRefund: { agreed: 1000, most: 2840 },
      moneyUnderWay: true,
    });
    expect(shown.timeline.at(-1)).toMatchObject({ action: 'refundInPart', by: 'seller', amount: 1000 });
    await app.runJobs();
    expect(await app.pages.show(app.bea, orderId)).toMatchObject({
      partRefund: { agreed: 1000, most: 2840 },
      moneyUnderWay: false,
      money: { held: 3800, refunded: 1000 },
    });
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    expect(await balance(app, orderId)).toMatchObject({ held: 0, released: 3800, refunded: 1000, fees: 175 });
    booksAgree(app);
  });

  it('is never of more than is held, of nothing, or by the buyer', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    const refund = (by: typeof app.ana, amount: number) =>
      app.orders.take('refundInPart', by, orderId, { amount, agreed: 0 });
    await expect(refund(app.ana, 4800)).rejects.toThrow('At most $38.40');
    await expect(refund(app.bea, 100)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(refund(app.cleo, 100)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await expect(refund(app.ana, 100)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of what was released comes back from the seller, and only that part', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    const part = { amount: 1200, agreed: 0 };
    const shown = await app.decisions.refundInPart(admin, orderId, part, 'A wheel was loose.');
    expect(shown).toMatchObject({ status: 'completed', partRefund: { agreed: 1200, most: 3599 } });
    expect(app.audit).toMatchObject([
      { action: 'order.refund-in-part', memberId: 2, detail: `Order ${orderId}, $12.00: A wheel was loose.` },
    ]);
    await app.runJobs();
    expect(await balance(app, orderId)).toMatchObject({ held: 0, released: 3600, refunded: 1200, fees: 175 });
    booksAgree(app);
  });

  it('that the bank sends back is made again by itself, and keeps the seller from nothing', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
    await app.runJobs();
    app.clock.forward(days(1));
    app.payments.failRefund(app.payments.moved.findLast(({ kind }) => kind === 'refund')?.id ?? '');
    await app.paymentChanges.check({ orderId });
    expect(await balance(app, orderId)).toMatchObject({ held: 4800, refunded: 0 });
    expect(app.alerts).toHaveLength(1);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    expect(await balance(app, orderId)).toMatchObject({ released: 3800 });
    app.clock.forward(days(1));
    await app.runJobs();
    expect(await balance(app, orderId)).toMatchObject({ held: 0, released: 3800, refunded: 1000 });
    booksAgree(app);
  });

  it('does not wait for the first releases of a new seller', async () => {
    const app = ordersInMemory({ newSellerHoldDays: 7 });
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    const part = { amount: 500, agreed: 0 };
    await app.decisions.refundInPart(admin, orderId, part, 'A wheel was loose.');
    await app.runJobs();
    expect(await balance(app, orderId)).toMatchObject({ held: 4300, released: 0, refunded: 500 });
    app.clock.forward(days(7));
    await app.runJobs();
    expect(await balance(app, orderId)).toMatchObject({ held: 0, released: 4300, refunded: 500 });
    expect(isPaid(app.store.orderOf(orderId))).toBe(true);
  });

  it('is part of the whole where the seller cancels afterwards', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
    await app.orders.take('cancel', app.ana, orderId);
    await app.runJobs();
    expect(await balance(app, orderId)).toMatchObject({ held: 0, refunded: 4975 });
    booksAgree(app);
  });
});
