import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

let app: OrdersInMemory;
beforeEach(() => {
  app = ordersInMemory();
});

describe('a checkout', () => {
  it('that was begun goes on, though the listing is reserved by now', async () => {
    const listingId = await app.list();
    const { orderId } = await app.buying.checkout(app.bea, { listingId });
    expect((await app.buying.checkout(app.bea, { listingId })).orderId).toBe(orderId);
  });

  it('is refused for what is not on sale', async () => {
    const listingId = await app.list();
    const listing = app.listings.stored.get(listingId);
    if (listing) app.listings.stored.set(listingId, { ...listing, status: 'sold' });
    await expect(app.buying.checkout(app.bea, { listingId })).rejects.toMatchObject({
      code: 'LISTING_NOT_AVAILABLE',
    });
  });

  it('is for the price that the buyer has seen', async () => {
    const listingId = await app.list();
    await expect(app.buying.checkout(app.bea, { listingId, price: 4700 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    await expect(app.buying.checkout(app.bea, { listingId, price: 4800 })).resolves.toBeDefined();
  });

  it('asks the cardholder with the first purchase of a buyer, and above the limit', async () => {
    const asked = async (of: OrdersInMemory) => {
      const { orderId } = await of.buying.checkout(of.bea, { listingId: await of.list() });
      return of.payments.askedCardholders.has(of.store.kept.get(orderId)?.checkout?.checkoutId ?? '');
    };
    expect(await asked(app)).toBe(true);
    await paidOrder(app);
    app.clock.forward(minutes(1));
    expect(await asked(app)).toBe(false);
    const strict = ordersInMemory({ askCardholderAbove: 4974 });
    await paidOrder(strict);
    strict.clock.forward(minutes(1));
    expect(await asked(strict)).toBe(true);
  });

  it('is given up by its buyer, and the listing is free again', async () => {
    const listingId = await app.list();
    const { orderId } = await app.buying.checkout(app.bea, { listingId });
    expect(app.listings.stored.get(listingId)?.status).toBe('reserved');
    expect(await app.buying.abandon(app.bea, orderId)).toMatchObject({ status: 'expired' });
    expect(app.listings.stored.get(listingId)?.status).toBe('active');
    await expect(app.buying.abandon(app.bea, orderId)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is given up by nobody else, nor once it is paid', async () => {
    const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
    await expect(app.buying.abandon(app.ana, orderId)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(app.buying.abandon(aCaller({ id: 9 }), orderId)).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(app.buying.abandon(app.bea, 99)).rejects.toMatchObject({ kind: 'not-found' });
    const paid = await paidOrder(app);
    await expect(app.buying.abandon(app.bea, paid)).rejects.toMatchObject({ kind: 'conflict' });
  });
});
