import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { emailOf } from '../../../testing/a-member.ts';
import { type OrdersInMemory, ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';

async function completedOrder(app: OrdersInMemory): Promise<number> {
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  await app.runJobs();
  return orderId;
}

const releasedOf = (app: OrdersInMemory, orderId: number): number =>
  app.payments.sumsOf(app.store.orderOf(orderId).reference).released;

const debtOf = (app: OrdersInMemory): Promise<number> => app.store.lockDebtOf(app.ana.id);

const expectBooksToAgree = (app: OrdersInMemory) => {
  const { held, fees, debts, writeOffs } = accountsOf(app.store.entries);
  expect(held + fees + debts + writeOffs).toBe(app.payments.balance);
};

describe('a seller', () => {
  it('cancels three sales within 30 days, and the next when the first is that long ago', async () => {
    const app = ordersInMemory();
    const cancel = async () => app.orders.take('cancel', app.ana, await paidOrder(app));
    for (const _ of [1, 2, 3]) {
      await cancel();
      app.clock.forward(days(1));
    }
    const kept = await paidOrder(app);
    const refused = app.orders.take('cancel', app.ana, kept);
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_CANCELLATIONS' });
    expect(app.store.orderOf(kept).status).toBe('pending_shipment');
    app.clock.forward(days(27));
    expect(await cancel()).toMatchObject({ status: 'cancelled' });
    await app.runJobs();
    expectBooksToAgree(app);
  });

  const undo: Readonly<Record<string, (app: OrdersInMemory) => Promise<unknown>>> = {
    'a cancellation': async (app) => app.orders.take('cancel', app.ana, await paidOrder(app)),
    'a refund of what was called shipped': async (app) => {
      const orderId = await paidOrder(app);
      await app.orders.take('ship', app.ana, orderId, {});
      return app.orders.take('refund', app.ana, orderId);
    },
  };

  it.each(Object.entries(undo))('undoes three sales within 30 days, whichever way: %s', async (_, way) => {
    const app = ordersInMemory();
    for (const one of [...Object.values(undo), way]) await one(app);
    for (const another of Object.values(undo)) {
      await expect(another(app)).rejects.toMatchObject({ code: 'TOO_MANY_CANCELLATIONS' });
    }
    app.clock.forward(days(30));
    await way(app);
  });

  it('does not undo a sale by refunding all but a cent, which neither counts nor costs the seller its fee', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.runJobs();
    const part = (amount: number) => app.orders.take('refundInPart', app.ana, orderId, { amount, agreed: 0 });
    await expect(part(4799)).rejects.toThrow('At most $38.40; to pay all of it back, refund the order');
    expect(await part(3840)).toMatchObject({ status: 'shipped' });
  });

  it('pays back what a buyer has a problem with, however many it was before', async () => {
    const app = ordersInMemory();
    for (const _ of [1, 2, 3]) await undo['a cancellation']?.(app);
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('reportProblem', app.bea, orderId, { text: 'A wheel is loose.' });
    expect(await app.orders.take('refund', app.ana, orderId)).toMatchObject({ status: 'refunded' });
  });

  it('cancels the next, however many that a buyer had a problem with were paid back', async () => {
    const app = ordersInMemory();
    for (const _ of [1, 2, 3]) {
      const orderId = await paidOrder(app);
      await app.orders.take('ship', app.ana, orderId, {});
      await app.orders.take('reportProblem', app.bea, orderId, { text: 'A wheel is loose.' });
      await app.orders.take('refund', app.ana, orderId);
    }
    expect(await undo['a cancellation']?.(app)).toMatchObject({ status: 'cancelled' });
    await app.runJobs();
    expectBooksToAgree(app);
  });

  it('is not stopped by what buyers cancel', async () => {
    const app = ordersInMemory();
    const orders = [];
    for (const _ of [1, 2, 3, 4]) orders.push(await paidOrder(app));
    app.clock.forward(days(8));
    for (const orderId of orders) await app.orders.take('cancel', app.bea, orderId);
    expect(await app.orders.take('cancel', app.ana, await paidOrder(app))).toMatchObject({
      status: 'cancelled',
    });
  });
});

describe('the release to a new seller', () => {
  it('waits as long as an operator wants it so, of the first five sales', async () => {
    const app = ordersInMemory({ newSellerHoldDays: 3 });
    const first = [];
    for (const _ of [1, 2, 3, 4, 5]) first.push(await completedOrder(app));
    app.clock.forward(days(3) - 1);
    await app.runJobs();
    expect(first.map((orderId) => releasedOf(app, orderId))).toEqual([0, 0, 0, 0, 0]);
    app.clock.forward(1);
    await app.runJobs();
    expect(first.map((orderId) => releasedOf(app, orderId))).toEqual([4800, 4800, 4800, 4800, 4800]);
    expect(releasedOf(app, await completedOrder(app))).toBe(4800);
    expectBooksToAgree(app);
  });

  it('is told to both as waiting, and to the seller once it is sent', async () => {
    const app = ordersInMemory({ newSellerHoldDays: 3 });
    await app.orders.take('ship', app.ana, await paidOrder(app), {});
    app.clock.forward(days(7));
    await app.runJobs();
    const told = (memberId: number, said: string) =>
      app.mailer.sent.filter(({ to, text }) => to === emailOf(memberId) && text.includes(said)).length;
    expect(told(app.bea.id, 'once it has waited for some days, as Ana is new here')).toBe(1);
    expect(app.mailer.sent.filter(({ subject }) => subject.includes('was sent to'))).toEqual([]);
    expect(told(app.ana.id, 'waits for some days')).toBe(1);
    const onItsWay = () => app.mailer.sent.filter(({ subject }) => subject.includes('is on its way to you'));
    expect(onItsWay()).toEqual([]);
    app.clock.forward(days(3));
    await app.runJobs();
    expect(onItsWay()).toHaveLength(1);
  });

  it('is told of each of six sales of one day, also where five of them were sent before', async () => {
    const app = ordersInMemory({ newSellerHoldDays: 3 });
    for (const _ of [1, 2, 3, 4, 5, 6]) await completedOrder(app);
    await app.runJobs();
    app.mailer.sent.splice(0);
    app.clock.forward(days(3));
    await app.runJobs();
    expect(app.mailer.sent.filter(({ subject }) => subject.includes('is on its way to you'))).toHaveLength(6);
  });

  it.each(['held', 'checked'])('is told as sent once it is, where payouts are %s', async (what) => {
    const app = ordersInMemory(what === 'checked' ? { payouts: { cents: 100, count: 100 } } : {});
    const hold = { reason: 'We ask for a receipt.', heldAt: app.clock.now() };
    if (what === 'held') await app.payouts.holds.add(app.ana.id, hold);
    await app.orders.take('ship', app.ana, await paidOrder(app), {});
    app.clock.forward(days(7));
    await app.runJobs();
    const subjects = (memberId: number) =>
      app.mailer.sent.filter(({ to }) => to === emailOf(memberId)).map(({ subject }) => subject);
    expect(subjects(app.ana.id)).toContainEqual(expect.stringMatching(/ is completed$/));
    for (const by of [app.ana, app.bea])
      expect(subjects(by.id)).not.toContainEqual(expect.stringMatching(/on its way to you|was sent to/));
    app.payouts.held.clear();
    const orderId = [...app.payouts.checks.keys()][0];
    if (orderId !== undefined) await app.payouts.approve(orderId, app.clock.now());
    app.clock.forward(days(1));
    await app.runJobs();
    expect(subjects(app.ana.id).filter((subject) => subject.includes('is on its way to you'))).toHaveLength(
      1,
    );
  });

  it('is told once to a seller who waits no more', async () => {
    const app = ordersInMemory({ newSellerHoldDays: 3 });
    for (const _ of [1, 2, 3, 4, 5]) await completedOrder(app);
    app.clock.forward(days(3));
    await app.runJobs();
    app.mailer.sent.splice(0);
    await completedOrder(app);
    await app.runJobs();
    expect(app.mailer.sent.filter(({ subject }) => subject.includes('is on its way to you'))).toHaveLength(1);
  });

  it('is at once where no operator wants it otherwise', async () => {
    const app = ordersInMemory();
    expect(releasedOf(app, await completedOrder(app))).toBe(4800);
  });

  it('that waits is taken back by an administrator without a reversal', async () => {
    const app = ordersInMemory({ newSellerHoldDays: 3 });
    const orderId = await completedOrder(app);
    await app.decisions.decide({ id: 9 }, orderId, 'refund', 'It was never sent.');
    await app.runJobs();
    app.clock.forward(days(4));
    await app.runJobs();
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference)).toMatchObject({
      released: 0,
      refunded: 4975,
    });
    expectBooksToAgree(app);
  });
});

describe('a debt of a seller', () => {
  it('is taken from the next release', async () => {
    const app = ordersInMemory();
    await app.orders.take('cancel', app.ana, await paidOrder(app));
    await app.runJobs();
    const debt = await debtOf(app);
    expect(debt).toBe(174);
    expect(releasedOf(app, await completedOrder(app))).toBe(4800 - debt);
    expect(await debtOf(app)).toBe(0);
    expectBooksToAgree(app);
  });
});

describe('what is hidden', () => {
  it('is not there for a buyer, whatever else is wrong with the wish', async () => {
    const app = ordersInMemory();
    const listingId = await app.list();
    const listing = app.listings.stored.get(listingId);
    if (listing) app.listings.stored.set(listingId, { ...listing, status: 'paused' });
    const wish = app.buying.checkout(app.bea, { listingId, price: 1 });
    await expect(wish).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
