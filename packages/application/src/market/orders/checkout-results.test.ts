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

  it('with a card of another country goes back as a whole, and the next one is asked for the cardholder again', async () => {
    const app = ordersInMemory({ cardCountries: ['US', 'CA'] });
    const listingId = await app.list();
    const { orderId } = await app.buying.checkout(app.bea, { listingId });
    const checkoutId = [...app.payments.checkouts.keys()].at(-1) ?? '';
    app.payments.pay(checkoutId, { cardCountry: 'FR' });
    await app.results.changed(checkoutId, 'memory');
    await app.results.changed(checkoutId, 'memory');
    await app.runJobs();
    expect(app.store.orderOf(orderId)).toMatchObject({ status: 'refunded', undoneBySeller: false });
    expect(balanceOf(await app.store.entriesOf(orderId))).toMatchObject({ held: 0, refunded: 4975 });
    expect(app.listings.stored.get(listingId)?.status).toBe('active');
    expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['member2@example.com', 'Your payment for “Balance bike” goes back: we cannot take this card'],
    ]);
    expect(app.mailer.sent[0]?.text).toContain('with a card of a country whose cards we do not take');
    await app.buying.checkout(app.bea, { listingId });
    expect([...app.payments.checkouts.keys()].map((id) => app.payments.askedCardholders.has(id))).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['of the list', 'CA', ['US', 'CA']],
    ['that is not known', null, ['US']],
    ['of anywhere, where nobody has named any', 'FR', []],
  ])('with a card of a country %s is taken', async (_, cardCountry, cardCountries) => {
    const app = ordersInMemory({ cardCountries });
    const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
    const checkoutId = [...app.payments.checkouts.keys()].at(-1) ?? '';
    app.payments.pay(checkoutId, { cardCountry });
    await app.results.changed(checkoutId, 'memory');
    expect(app.store.orderOf(orderId).status).toBe('pending_shipment');
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
