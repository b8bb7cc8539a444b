import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { describe, expect, it } from 'vitest';
import {
  type OrdersInMemory,
  ordersInMemory,
  paidOrder,
} from '../../../../testing/memory/orders-in-memory.ts';
import { bankDecides, debtOf, soldOrder, bankTakes as takes } from '../../../../testing/orders/bank-steps.ts';

const digest = 'the mailbox of Ana';

function inMemory(): OrdersInMemory {
  const app = ordersInMemory();
  app.store.sellers.mailboxes.set(app.ana.id, digest);
  return app;
}

/** The seller's account at the provider is empty, so that it becomes a debt. */
async function bankTakes(app: OrdersInMemory, orderId: number): Promise<void> {
  app.payments.areSellersEmpty = true;
  await takes(app, orderId);
}

const releasedOf = (app: OrdersInMemory, orderId: number): number =>
  app.payments.sumsOf(app.store.orderOf(orderId).reference).released;

/** Ana deletes the account, and comes again with the same mailbox. */
async function leavesAndComesAgain(app: OrdersInMemory): Promise<void> {
  await app.transaction.run(() => app.orders.eraseMember(app.ana.id));
  app.store.removeSeller(app.ana.id);
  app.store.sellers.mailboxes.set(app.ana.id, digest);
}

/** What `ledger:check` and the reconciliation compare. */
async function expectBooks(app: OrdersInMemory, ...orders: readonly number[]): Promise<void> {
  for (const orderId of orders) {
    const balance = balanceOf(await app.store.entriesOf(orderId));
    expect(moneyFaults(moneyOf(app.store.orderOf(orderId), balance))).toEqual([]);
    expect(balance.held).toBe(0);
  }
  expect(atProvider(accountsOf(app.store.entries))).toBe(app.payments.balance);
}

describe('a debt of a seller who has left', () => {
  it('is taken from the first sale of another account of the same person, without a write-off', async () => {
    const app = inMemory();
    const cancelled = await paidOrder(app);
    await app.orders.take('cancel', app.ana, cancelled);
    await app.runJobs();
    await leavesAndComesAgain(app);
    expect(await debtOf(app)).toBe(174);
    const [first, second] = [await soldOrder(app), await soldOrder(app)];
    expect([releasedOf(app, first), releasedOf(app, second)]).toEqual([4800 - 174, 4800]);
    expect(app.alerts).toEqual([]);
    expect(accountsOf(app.store.entries)).toMatchObject({ debts: 0, writeOffs: 0 });
    await expectBooks(app, cancelled, first, second);
  });

  it.each(['won', 'lost'] as const)('is what a bank takes afterwards, and it is %s', async (outcome) => {
    const app = inMemory();
    const old = await soldOrder(app);
    await leavesAndComesAgain(app);
    await bankTakes(app, old);
    const owed = await debtOf(app);
    expect(owed).toBe(4800);
    await bankDecides(app, old, outcome);
    expect(await debtOf(app)).toBe(outcome === 'won' ? 0 : owed);
    const next = await soldOrder(app);
    expect(releasedOf(app, next)).toBe(outcome === 'won' ? 4800 : 0);
    expect(accountsOf(app.store.entries)).toMatchObject({ debts: 0, writeOffs: 0 });
    await expectBooks(app, old, next);
  });

  it('is settled by what comes back of its own order, also where it was paid meanwhile: then it counts for the next', async () => {
    const app = inMemory();
    const old = await soldOrder(app);
    await leavesAndComesAgain(app);
    await bankTakes(app, old);
    const next = await soldOrder(app);
    expect(releasedOf(app, next)).toBe(0);
    await bankDecides(app, old, 'won');
    expect(accountsOf(app.store.entries)).toMatchObject({ debts: 4800, writeOffs: 0 });
    await expectBooks(app, old, next);
    await bankTakes(app, await soldOrder(app));
    expect(await debtOf(app)).toBe(0);
  });
});

describe('a debt of a seller', () => {
  it('that another order has paid counts for the next, once its own money comes back', async () => {
    const app = inMemory();
    const old = await soldOrder(app);
    await bankTakes(app, old);
    expect(await debtOf(app)).toBe(4800);
    const next = await soldOrder(app);
    expect([releasedOf(app, next), await debtOf(app)]).toEqual([0, 0]);
    await bankDecides(app, old, 'won');
    expect(app.alerts).toContainEqual({
      alert: 'a debt of a seller was paid twice',
      facts: { order: old, cents: 4800 },
    });
    await expectBooks(app, old, next);
    await bankTakes(app, await soldOrder(app));
    expect(await debtOf(app)).toBe(0);
  });

  it('is settled of the oldest order first, and each row names the order whose debt it settles', async () => {
    const app = inMemory();
    const [first, second] = [await soldOrder(app), await soldOrder(app)];
    for (const old of [first, second]) await bankTakes(app, old);
    const next = await soldOrder(app);
    const last = await soldOrder(app);
    const nettings = app.store.entries.filter(({ kind }) => kind === 'netting');
    expect(nettings.map(({ orderId, settles, cents }) => [orderId, settles, cents])).toEqual([
      [next, first, 4800],
      [last, second, 4800],
    ]);
    expect(await debtOf(app)).toBe(0);
    await expectBooks(app, first, second, next, last);
  });
});
