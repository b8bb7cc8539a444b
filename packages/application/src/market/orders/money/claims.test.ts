import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { memoryDisputeFee } from '../../../../testing/memory/memory-payments.ts';
import {
  type OrdersInMemory,
  ordersInMemory,
  paidOrder,
} from '../../../../testing/memory/orders-in-memory.ts';
import {
  bankDecides,
  bankTakes,
  charged,
  debtOf,
  paymentOf,
  soldOrder,
  tell,
} from '../../../../testing/orders/bank-steps.ts';

/** What `ledger:check` and the reconciliation compare. */
async function expectBooks(app: OrdersInMemory, orderId: number): Promise<void> {
  const balance = balanceOf(await app.store.entriesOf(orderId));
  expect(moneyFaults(moneyOf(app.store.orderOf(orderId), balance))).toEqual([]);
  expect(atProvider(accountsOf(app.store.entries))).toBe(app.payments.balance);
  expect(balance.held).toBe(0);
}

async function sellAgain(app: OrdersInMemory): Promise<number> {
  const orderId = await soldOrder(app);
  return app.payments.sumsOf(app.store.orderOf(orderId).reference).released;
}

const ways: Readonly<Record<string, (app: OrdersInMemory, orderId: number) => Promise<unknown>>> = {
  'the seller refunded': async (app, orderId) => {
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('refund', app.ana, orderId);
  },
  'the seller cancelled': (app, orderId) => app.orders.take('cancel', app.ana, orderId),
  'the buyer cancelled': async (app, orderId) => {
    app.clock.forward(days(8));
    await app.orders.take('cancel', app.bea, orderId);
  },
};

describe.each(Object.entries(ways))('what a bank takes after %s', (_, goesBack) => {
  it.each(['won', 'lost'] as const)('and we have %s is ours, and never the seller’s', async (outcome) => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await goesBack(app, orderId);
    await app.runJobs();
    const [debtBefore, before] = [await debtOf(app), await app.pages.show(app.ana, orderId)];

    await bankTakes(app, orderId);
    expect(accountsOf(app.store.entries)).toMatchObject({ claims: -charged, lostClaims: 0 });
    await expectBooks(app, orderId);
    expect(await debtOf(app)).toBe(debtBefore);

    await bankDecides(app, orderId, outcome);
    const lost = outcome === 'lost' ? -charged : 0;
    expect(accountsOf(app.store.entries)).toMatchObject({ claims: 0 - 0, lostClaims: lost });
    await expectBooks(app, orderId);
    expect(await debtOf(app)).toBe(debtBefore);
    expect(await app.pages.show(app.ana, orderId)).toEqual(before);
    expect(await sellAgain(app)).toBe(4800 - debtBefore);
  });
});

describe('a claim', () => {
  it('is only what the payment does not hold any more', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('refundInPart', app.ana, orderId, { amount: 1000, agreed: 0 });
    await app.runJobs();
    await bankTakes(app, orderId);
    expect(accountsOf(app.store.entries)).toMatchObject({ claims: -1000, debts: 0 });
    await bankDecides(app, orderId, 'lost');
    expect(accountsOf(app.store.entries)).toMatchObject({ claims: 0, lostClaims: -1000, debts: 0 });
    expect(app.store.orderOf(orderId).status).toBe('refunded');
    await expectBooks(app, orderId);
    expect(await sellAgain(app)).toBe(4800);
  });

  it('is what a bank takes above the payment, and the rest is taken back from the seller after a release', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await app.orders.take('confirm', app.bea, orderId);
    await app.runJobs();
    await bankTakes(app, orderId, charged + 500);
    await bankDecides(app, orderId, 'lost');
    expect(accountsOf(app.store.entries)).toMatchObject({
      claims: 0,
      lostClaims: -500,
      debts: 0,
      sellers: 0,
    });
    await expectBooks(app, orderId);
  });

  it('keeps the order from being refunded while the bank looks into it', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('ship', app.ana, orderId, {});
    await bankTakes(app, orderId);
    await expect(app.orders.take('refund', app.ana, orderId)).rejects.toThrow();
    expect(accountsOf(app.store.entries).claims).toBe(0);
  });

  it('is settled by a refund that the bank sends back', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('cancel', app.ana, orderId);
    await app.runJobs();
    await bankTakes(app, orderId);
    await bankDecides(app, orderId, 'lost');
    app.clock.forward(days(1));
    app.payments.failRefund(app.payments.moved.find(({ kind }) => kind === 'refund')?.id ?? '');
    await tell(app, orderId);
    expect(accountsOf(app.store.entries)).toMatchObject({ claims: 0, lostClaims: 0 });
    await expectBooks(app, orderId);
    expect(app.payments.sumsOf(app.store.orderOf(orderId).reference).refunded).toBe(charged);
  });

  it('is read by administrators alone', async () => {
    const app = ordersInMemory();
    const orderId = await paidOrder(app);
    await app.orders.take('cancel', app.ana, orderId);
    await app.runJobs();
    await bankTakes(app, orderId);
    await tell(app, orderId);
    await bankDecides(app, orderId, 'lost');
    const { timeline, money } = await app.adminOrders.show(orderId);
    expect(timeline.slice(-2)).toMatchObject([
      { action: 'openClaim', amount: charged },
      { action: 'loseClaim', amount: charged },
    ]);
    expect(money).toMatchObject({ claimed: charged, claimsLost: charged, refunded: charged });
    for (const member of [app.ana, app.bea]) {
      const page = await app.pages.show(member, orderId);
      expect(page.timeline.map(({ action }) => action)).not.toContain('openClaim');
      expect(page.money.refunded).toBe(charged);
    }
  });
});

it('leaves the fee of a dispute that was won to us, also where the seller refunds afterwards', async () => {
  const app = ordersInMemory();
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await bankTakes(app, orderId);
  app.payments.closeDispute(paymentOf(app, orderId), 'won');
  // Stripe keeps it.
  const nth = app.payments.disputes.findIndex(({ outcome }) => outcome === 'won');
  const won = app.payments.disputes[nth];
  if (won) app.payments.disputes[nth] = { ...won, feeCents: memoryDisputeFee };
  await tell(app, orderId);
  await app.orders.take('refund', app.ana, orderId);
  await app.runJobs();
  expect(await debtOf(app)).toBe(174);
  await expectBooks(app, orderId);
});

it.each(['before', 'after'])(
  'leaves to us what the provider keeps of an order that is lost at the bank %s its release',
  async (when) => {
    const app = ordersInMemory();
    const isReleased = when === 'after';
    const orderId = isReleased ? await soldOrder(app) : await paidOrder(app);
    if (!isReleased) await app.orders.take('ship', app.ana, orderId, {});
    await bankTakes(app, orderId);
    await bankDecides(app, orderId, 'lost');
    expect(app.store.orderOf(orderId).status).toBe('refunded');
    expect(balanceOf(await app.store.entriesOf(orderId))).toMatchObject({
      refunded: charged,
      released: 0,
      fees: 0,
      providerFees: 174 + memoryDisputeFee,
      disputeFees: memoryDisputeFee,
      owing: 0,
    });
    expect(await debtOf(app)).toBe(0);
    await expectBooks(app, orderId);
    expect(await sellAgain(app)).toBe(4800);
  },
);
