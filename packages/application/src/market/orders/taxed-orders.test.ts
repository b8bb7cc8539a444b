import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceFaults, balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { beforeEach, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory } from '../../../testing/memory/orders-in-memory.ts';

const admin = aCaller({ id: 9, isAdmin: true });

/** $48.00, a processing fee of $1.75 and 8.25 % of both. */
const cost = { price: 4800, processingFee: 175, tax: 410, total: 5385 };

let app: OrdersInMemory;
beforeEach(() => {
  app = ordersInMemory({ withTax: true });
});

async function begin(): Promise<{ orderId: number; checkoutId: string }> {
  const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
  return { orderId, checkoutId: app.store.kept.get(orderId)?.checkout?.checkoutId ?? '' };
}

async function paid(): Promise<number> {
  const { orderId, checkoutId } = await begin();
  app.payments.pay(checkoutId);
  await app.results.changed(checkoutId, 'memory');
  await app.runJobs();
  return orderId;
}

const balance = async (orderId: number) => balanceOf(await app.store.entriesOf(orderId));

async function expectBooks(orderId: number, expected: object): Promise<void> {
  expect(await balance(orderId)).toMatchObject(expected);
  expect(balanceFaults(await balance(orderId))).toEqual([]);
  expect(atProvider(accountsOf(app.store.entries))).toBe(app.payments.balance);
}

it('the quote says that tax comes on top, and only where it does', async () => {
  const listingId = await app.list();
  expect(await app.pages.quote(app.bea, listingId)).toMatchObject({ total: 4975, plusTax: true });
  const without = ordersInMemory();
  expect(await without.pages.quote(without.bea, await without.list())).toEqual({
    price: 4800,
    processingFee: 175,
    total: 4975,
    fulfilment: 'shipping',
  });
});

it('the fee that was said is charged, and covers the provider’s of the tax, however high it is', async () => {
  const highest = ordersInMemory({ withTax: true, highestTaxBasisPoints: 825 });
  const listingId = await highest.list();
  expect(await highest.pages.quote(highest.bea, listingId)).toMatchObject({
    processingFee: 187,
    total: 4987,
  });
  const { orderId } = await highest.buying.checkout(highest.bea, { listingId });
  highest.payments.pay(highest.store.kept.get(orderId)?.checkout?.checkoutId ?? '');
  await highest.results.changed(highest.store.kept.get(orderId)?.checkout?.checkoutId ?? '', 'memory');
  const { fees, providerFees } = balanceOf(await highest.store.entriesOf(orderId));
  expect([fees, providerFees]).toEqual([187, 187]);
  expect(highest.alerts).toEqual([]);
});

it('a tax above the highest that was reckoned with is an alert', async () => {
  const low = ordersInMemory({ withTax: true, highestTaxBasisPoints: 500 });
  const { orderId } = await low.buying.checkout(low.bea, { listingId: await low.list() });
  const checkoutId = low.store.kept.get(orderId)?.checkout?.checkoutId ?? '';
  low.payments.pay(checkoutId);
  await low.results.changed(checkoutId, 'memory');
  expect(low.alerts).toMatchObject([{ alert: 'a tax is above HIGHEST_TAX_BPS', facts: { order: orderId } }]);
});

it('the buyer sees the tax once it is paid, and the seller sees none of it', async () => {
  const orderId = await paid();
  expect(await app.pages.show(app.bea, orderId)).toMatchObject({ cost });
  const { cost: none, payout } = await app.pages.show(app.ana, orderId);
  expect([none, payout]).toMatchObject([null, { price: 4800, payout: 4800 }]);
  expect(await app.adminOrders.show(orderId)).toMatchObject({ total: 5385, tax: 410 });
  const receipt = app.mailer.sent.find(({ subject }) => subject.startsWith('You bought'));
  expect(receipt?.text).toContain('You have paid $53.85, of which $4.10 is tax, for');
});

it('the tax stays ours to pay when the seller gets the price', async () => {
  const orderId = await paid();
  await expectBooks(orderId, { charged: 5385, held: 4800, fees: 175, tax: 410 });
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  await app.runJobs();
  await expectBooks(orderId, { held: 0, released: 4800, fees: 175, tax: 410 });
});

it('a part that goes back has its tax with it, and the seller pays the rest of it alone', async () => {
  const orderId = await paid();
  await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
  expect((await app.pages.show(app.ana, orderId)).payout).toMatchObject({ payout: 3876 });
  await app.runJobs();
  await expectBooks(orderId, { held: 3876, refunded: 1000, tax: 334 });
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  await app.runJobs();
  await expectBooks(orderId, { held: 0, released: 3876, refunded: 1000, tax: 334 });
  const part = { amount: 500, agreed: 1000 };
  await app.decisions.refundInPart(admin, orderId, part, 'A wheel was loose.');
  await app.runJobs();
  await expectBooks(orderId, { held: 0, released: 3414, refunded: 1500, tax: 296 });
});

it('a part that is agreed is kept from the release as it is without its tax', async () => {
  const orderId = await paid();
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
  await app.orders.take('confirm', app.bea, orderId);
  await app.runJobs();
  expect(app.payments.moved.filter(({ kind }) => kind === 'release')).toMatchObject([{ cents: 3876 }]);
});

it.each([
  ['before anything was sent', (id: number) => app.orders.take('cancel', app.ana, id)],
  [
    'after a part',
    async (id: number) => {
      await app.orders.take('refundInPart', app.ana, id, { amount: 333, agreed: 0 });
      await app.runJobs();
      await app.orders.take('cancel', app.ana, id);
    },
  ],
  [
    'after the release',
    async (id: number) => {
      await app.orders.take('ship', app.ana, id, {});
      await app.orders.take('confirm', app.bea, id);
      await app.runJobs();
      await app.decisions.decide(admin, id, 'refund', 'It never came.');
    },
  ],
])('all of the tax goes back with the whole: %s', async (_, undo) => {
  const orderId = await paid();
  await undo(orderId);
  await app.runJobs();
  await expectBooks(orderId, { held: 0, released: 0, refunded: 5385, tax: 0 });
});

it('what was sent back is paid for with the tax on it, and the processing fee stays', async () => {
  const orderId = await paid();
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('reportProblem', app.bea, orderId, { text: 'It is not blue.' });
  const { usual, most } = (await app.pages.show(app.ana, orderId)).returnRefund;
  expect({ usual, most }).toEqual({ usual: 5196, most: 5385 });
});

it.each([
  ['another sum', { cents: 5384 }],
  ['another tax than is in the sum', { taxCents: 409 }],
  ['a tax that is not in the sum', { cents: 4975, taxCents: 410 }],
])('a payment of %s is entered as what it is, and goes back', async (_, wrong) => {
  const { orderId, checkoutId } = await begin();
  app.payments.pay(checkoutId, wrong);
  await app.results.changed(checkoutId, 'memory');
  const { cents = 5385, taxCents = 410 }: { cents?: number; taxCents?: number } = wrong;
  await expectBooks(orderId, { charged: cents, tax: taxCents, held: cents - taxCents });
  expect(app.alerts).toMatchObject([{ alert: 'something else was paid than an order costs' }]);
  await app.runJobs();
  await expectBooks(orderId, { held: 0, refunded: cents, tax: 0 });
});

it('a payment that comes too late goes back with its tax', async () => {
  const { orderId, checkoutId } = await begin();
  await app.results.giveUp(orderId);
  app.payments.pay(checkoutId);
  await app.results.changed(checkoutId, 'memory');
  await app.runJobs();
  await expectBooks(orderId, { refunded: 5385, tax: 0, held: 0 });
});

it('a dispute that is lost takes its tax with it, and one that is won brings it back', async () => {
  const orderId = await paid();
  const order = app.store.orderOf(orderId);
  const paymentId = 'paymentId' in order ? order.paymentId : '';
  app.payments.openDispute(paymentId, 2000);
  await app.paymentChanges.check({ orderId });
  await expectBooks(orderId, { disputed: 2000, tax: 258 });
  app.payments.closeDispute(paymentId, 'won');
  await app.paymentChanges.check({ orderId });
  await expectBooks(orderId, { disputed: 0, tax: 410, held: 4800 });
  app.payments.openDispute(paymentId, 1000);
  app.payments.closeDispute(paymentId, 'lost');
  await app.paymentChanges.check({ orderId });
  await expectBooks(orderId, { disputed: 0, refunded: 1000, tax: 334, held: 3876 });
});
