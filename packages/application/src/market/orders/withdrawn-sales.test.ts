import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryWithdrawnOrders } from '../../../testing/memory/memory-withdrawn-orders.ts';
import { type OrdersInMemory, ordersInMemory } from '../../../testing/memory/orders-in-memory.ts';

let app: OrdersInMemory;
beforeEach(() => {
  app = ordersInMemory();
});

/** Somebody is at the page of the provider. */
async function begun(by = app.bea) {
  const listingId = await app.list();
  const { orderId } = await app.buying.checkout(by, { listingId });
  const checkoutId = [...app.payments.checkouts.keys()].at(-1) ?? '';
  const states = () => [
    app.store.orderOf(orderId).status,
    app.listings.stored.get(listingId)?.status,
    app.payments.checkouts.get(checkoutId)?.status,
  ];
  return { listingId, orderId, checkoutId, states };
}

describe('the checkout of a listing that is hidden', () => {
  it('is closed at the provider, and the listing is free', async () => {
    const [hidden, other] = [await begun(), await begun(app.cleo)];
    await app.hide(hidden.listingId);
    await app.withdrawnSales.listingWasHidden(hidden.listingId);
    await app.runJobs();
    expect(hidden.states()).toEqual(['expired', 'active', 'expired']);
    expect(other.states()).toEqual(['awaiting_payment', 'reserved', 'open']);
  });

  it('stays open where the listing is shown again by then', async () => {
    const { listingId, states } = await begun();
    await app.withdrawnSales.listingWasHidden(listingId);
    await app.runJobs();
    expect(states()).toEqual(['awaiting_payment', 'reserved', 'open']);
  });

  it('gives back in full what is paid meanwhile', async () => {
    const { listingId, orderId, checkoutId, states } = await begun();
    await app.hide(listingId);
    app.payments.pay(checkoutId);
    await app.results.changed(checkoutId, 'memory');
    await app.runJobs();
    expect(states()).toEqual(['refunded', 'active', 'paid']);
    expect(balanceOf(await app.store.entriesOf(orderId))).toMatchObject({ held: 0, refunded: 4975 });
    expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['member2@example.com', 'Your payment for “Balance bike” goes back to you'],
    ]);
  });

  it('gives back in full also where closing it finds it paid', async () => {
    const { listingId, checkoutId, states } = await begun();
    await app.hide(listingId);
    app.payments.pay(checkoutId);
    await app.withdrawnSales.listingWasHidden(listingId);
    await app.runJobs();
    expect(states()).toEqual(['refunded', 'active', 'paid']);
  });
});

describe('the checkout of two of whom one blocks the other', () => {
  it('is closed at the provider, and no other', async () => {
    const [between, other] = [await begun(), await begun(app.cleo)];
    await app.block(app.ana, app.bea);
    await app.runJobs();
    expect(between.states()).toEqual(['expired', 'active', 'expired']);
    expect(other.states()).toEqual(['awaiting_payment', 'reserved', 'open']);
  });

  it('gives back in full what is paid in the same moment; what the provider keeps is ours', async () => {
    const { orderId, checkoutId, states } = await begun();
    await app.block(app.bea, app.ana);
    app.payments.pay(checkoutId);
    await app.results.changed(checkoutId, 'memory');
    await app.runJobs();
    expect(states()).toEqual(['refunded', 'active', 'paid']);
    expect(balanceOf(await app.store.entriesOf(orderId))).toMatchObject({
      held: 0,
      owing: 0,
      refunded: 4975,
    });
  });

  it('leaves what was paid before as it is', async () => {
    const { checkoutId, states } = await begun();
    app.payments.pay(checkoutId);
    await app.results.changed(checkoutId, 'memory');
    await app.block(app.ana, app.bea);
    await app.runJobs();
    expect(states()).toEqual(['pending_shipment', 'sold', 'paid']);
  });
});

it('closes what a buyer who was suspended has begun, and gives back what is paid', async () => {
  const [one, paid, other] = [await begun(), await begun(), await begun(app.cleo)];
  await app.suspend(app.bea);
  app.payments.pay(paid.checkoutId);
  await app.withdrawnSales.memberWentAway(app.bea.id);
  await app.runJobs();
  expect([one.states(), paid.states(), other.states()]).toEqual([
    ['expired', 'active', 'expired'],
    ['refunded', 'active', 'paid'],
    ['awaiting_payment', 'reserved', 'open'],
  ]);
});

it('closes every checkout of a seller who was suspended', async () => {
  const [one, other] = [await begun(), await begun(app.cleo)];
  for (const { listingId } of [one, other]) await app.hide(listingId);
  await app.withdrawnSales.memberWentAway(4);
  await app.runJobs();
  expect(one.states()[0]).toBe('awaiting_payment');
  await app.withdrawnSales.memberWentAway(app.ana.id);
  await app.runJobs();
  expect([one.states(), other.states()]).toEqual([
    ['expired', 'active', 'expired'],
    ['expired', 'active', 'expired'],
  ]);
});

it.each(['ana', 'bea'] as const)(
  'is not begun where %s is suspended while the provider opens its page',
  async (name) => {
    const listingId = await app.list();
    const open = app.payments.open.bind(app.payments);
    app.payments.open = async (asked) => {
      await app.suspend(app[name]);
      return open(asked);
    };
    await expect(app.buying.checkout(app.bea, { listingId })).rejects.toMatchObject({ kind: 'not-found' });
    expect([...app.payments.checkouts.values()].map(({ status }) => status)).toEqual(['expired']);
    expect([...app.store.kept.values()].map(({ order }) => order.status)).toEqual(['expired']);
    expect(app.listings.stored.get(listingId)?.status).toBe('active');
  },
);

it('a checkout whose page is there is not given up where nobody can say whether it is still open', async () => {
  const isWithdrawn = vi
    .spyOn(MemoryWithdrawnOrders.prototype, 'isWithdrawn')
    .mockRejectedValueOnce(new Error('No answer'));
  const listingId = await app.list();
  await expect(app.buying.checkout(app.bea, { listingId })).rejects.toThrow('No answer');
  expect(isWithdrawn).toHaveBeenCalledOnce();
  expect(app.listings.stored.get(listingId)?.status).toBe('reserved');
  const { orderId, checkoutUrl } = await app.buying.checkout(app.bea, { listingId });
  expect([app.store.orderOf(orderId).status, app.payments.checkouts.size]).toEqual(['awaiting_payment', 1]);
  expect(checkoutUrl).toEqual(expect.any(String));
});
