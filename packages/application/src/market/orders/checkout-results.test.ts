import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

/** Bea has begun to buy; the provider says that so many cents more than the order costs were paid. */
async function paidWith(app: OrdersInMemory, more: number) {
  const listingId = await app.list();
  const { orderId } = await app.buying.checkout(app.bea, { listingId });
  const checkoutId = [...app.payments.checkouts.keys()].at(-1) ?? '';
  app.payments.pay(checkoutId, { cents: 4975 + more });
  return { listingId, orderId, tell: () => app.results.changed(checkoutId, 'memory') };
}

describe('a payment', () => {
  it.each([-1, 1])('whose amount is not the order’s (%i cent) is entered and goes back', async (more) => {
    const app = ordersInMemory();
    const { listingId, orderId, tell } = await paidWith(app, more);
    await tell();
    await app.runJobs();
    expect(app.store.orderOf(orderId).status).toBe('refunded');
    expect(balanceOf(await app.store.entriesOf(orderId))).toMatchObject({ held: 0, refunded: 4975 + more });
    expect(app.listings.stored.get(listingId)?.status).toBe('active');
    expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['member2@example.com', 'Your payment for “Balance bike” goes back to you'],
    ]);
  });

  it('is charged to the order, sells the listing, and is looked at once more after a minute', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    const { listingId } = app.store.orderOf(orderId);
    expect(balanceOf(await app.store.entriesOf(orderId))).toMatchObject({ charged: 4975, held: 4800 });
    expect(app.listings.stored.get(listingId ?? 0)?.status).toBe('sold');
    // A refund in the dashboard whose event came before that of the checkout.
    const { paymentId } = app.store.orderOf(orderId) as unknown as { paymentId: string };
    app.payments.refundInDashboard(paymentId, 4975);
    app.clock.forward(minutes(1) - 1);
    await app.runJobs();
    expect(app.store.orderOf(orderId).status).toBe('pending_shipment');
    app.clock.forward(1);
    await app.runJobs();
    expect(app.store.orderOf(orderId).status).toBe('refunded');
  });
});
