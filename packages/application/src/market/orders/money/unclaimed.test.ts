import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { booksOf } from '@nestmates/domain/office/money/bookkeeping.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory } from '../../../../testing/memory/orders-in-memory.ts';
import { bankDecides, bankTakes, soldOrder } from '../../../../testing/orders/bank-steps.ts';
import { soldByWhoLeft } from '../../../../testing/orders/left-sale.ts';

const ada = aCaller({ id: 9, isAdmin: true });
const mailbox = 'the mailbox of Ana';

const mark = (app: OrdersInMemory, orderId: number, by = ada) =>
  app.decisions.decide(by, orderId, 'unclaimed', 'She was not found.');

/** What `ledger:check` and the reconciliation compare. */
async function expectBooks(app: OrdersInMemory, orderId: number): Promise<void> {
  const balance = balanceOf(await app.store.entriesOf(orderId));
  expect(moneyFaults(moneyOf(app.store.orderOf(orderId), balance))).toEqual([]);
  expect(atProvider(accountsOf(app.store.entries))).toBe(app.payments.balance);
}

const sumsOf = (app: OrdersInMemory, orderId: number) =>
  app.payments.sumsOf(app.store.orderOf(orderId).reference);
const unclaimed = ({ store }: OrdersInMemory): number => accountsOf(store.entries).unclaimed;
const open = async ({ unmatched }: OrdersInMemory) => (await unmatched.open(10)).map(({ cents }) => cents);

async function daysLater(app: OrdersInMemory, times = 1): Promise<void> {
  for (const _ of Array.from({ length: times })) {
    app.clock.forward(days(1));
    await app.runJobs();
    await app.settlement.sweep();
  }
}

/** An administrator reads of it. */
async function unpaid(app = ordersInMemory(), priceCents = 4800) {
  app.store.sellers.mailboxes.set(app.ana.id, mailbox);
  const old = await soldOrder(app);
  const sold = await soldByWhoLeft(app, priceCents);
  await app.settlement.settle(sold);
  expect(await open(app)).toHaveLength(1);
  return { ...sold, old };
}

describe('what a seller who has left cannot be paid, once an administrator marks it as unclaimed', () => {
  it('ends the task, raises no alert, and is sent when she can be paid', async () => {
    const { app, orderId, paidWith } = await unpaid();
    const alerts = app.alerts.length;
    const page = await mark(app, orderId);
    expect([page.unpaid, page.money]).toMatchObject([null, { held: 4800, unclaimed: 4800 }]);
    expect(page.timeline.at(-1)).toMatchObject({ action: 'markUnclaimed', by: 'admin', amount: 4800 });
    expect([unclaimed(app), await open(app)]).toEqual([4800, []]);
    expect(app.audit.at(-1)).toMatchObject({ action: 'order.unclaimed', adminId: ada.id });
    await daysLater(app, 3);
    expect([unclaimed(app), await open(app), app.alerts.length]).toEqual([4800, [], alerts]);
    await expectBooks(app, orderId);
    const read = await app.pages.show(app.bea, orderId);
    expect(JSON.stringify(read.timeline)).not.toContain('not found');
    paidWith('a new account');
    await daysLater(app);
    expect([unclaimed(app), sumsOf(app, orderId).released]).toEqual([0, 4800]);
    expect(await app.store.due(app.clock.now())).toEqual([]);
    await expectBooks(app, orderId);
  });

  it.each([
    [1000, [3800], ', $38.00: $10.00 was'],
    [4800, [], ': $48.00 was'],
  ])('is taken first for what she owes by then: %i cents', async (owed, waits, netted) => {
    const { app, orderId, old, paidWith } = await unpaid();
    app.payments.areSellersEmpty = true;
    await bankTakes(app, old, owed);
    const { timeline } = await mark(app, orderId);
    const noted = timeline.filter(({ action }) => action === 'markUnclaimed');
    expect(noted.map(({ amount }) => amount)).toEqual(waits);
    const detail = `Order ${orderId}${netted} kept for what was owed to us. She was not found.`;
    expect(app.audit.at(-1)).toMatchObject({ action: 'order.unclaimed', detail });
    expect([unclaimed(app), accountsOf(app.store.entries).debts]).toEqual([4800 - owed, 0]);
    paidWith('a new account');
    await daysLater(app);
    expect([unclaimed(app), sumsOf(app, orderId).released]).toEqual([0, 4800 - owed]);
    await expectBooks(app, orderId);
  });

  it('is taken for what she comes to owe afterwards', async () => {
    const { app, orderId, old } = await unpaid();
    await mark(app, orderId);
    app.payments.areSellersEmpty = true;
    await bankTakes(app, old, 1000);
    await daysLater(app);
    expect([unclaimed(app), accountsOf(app.store.entries).debts]).toEqual([3800, 0]);
    await expectBooks(app, orderId);
  });

  it('goes back from there where the buyer is refunded, whole or in part', async () => {
    const { app, orderId } = await unpaid();
    await mark(app, orderId);
    await app.decisions.refundInPart(ada, orderId, { amount: 500, agreed: 0 }, 'A wheel was loose.');
    await daysLater(app);
    expect([unclaimed(app), sumsOf(app, orderId).refunded]).toEqual([4300, 500]);
    await app.decisions.decide(ada, orderId, 'refund', 'It broke.');
    await daysLater(app);
    const sums = accountsOf(await app.store.entriesOf(orderId));
    expect(sums).toMatchObject({ unclaimed: 0, held: 0, debts: 0, refunds: 4975, sellers: 0 });
    expect([await open(app), sumsOf(app, orderId).released]).toEqual([[], 0]);
    await expectBooks(app, orderId);
  });

  it('is without the part that goes to the buyer and has not gone yet', async () => {
    const { app, orderId } = await unpaid();
    app.payments.takesNoRefunds = true;
    await app.decisions.refundInPart(ada, orderId, { amount: 500, agreed: 0 }, 'A wheel was loose.');
    await mark(app, orderId);
    expect(unclaimed(app)).toBe(4300);
    app.payments.takesNoRefunds = false;
    await daysLater(app, 2);
    expect([unclaimed(app), sumsOf(app, orderId).refunded, await open(app)]).toEqual([4300, 500, []]);
    await expectBooks(app, orderId);
  });

  it.each(['won', 'lost'] as const)(
    'is no debt of hers where a bank takes it, and it is %s',
    async (outcome) => {
      const { app, orderId } = await unpaid();
      await mark(app, orderId);
      await bankTakes(app, orderId);
      expect([unclaimed(app), accountsOf(app.store.entries).debts]).toEqual([0, 0]);
      await bankDecides(app, orderId, outcome);
      await daysLater(app, 2);
      // What was won is due to the seller again, and a new task.
      expect(await open(app)).toEqual(outcome === 'won' ? [4800] : []);
      expect(accountsOf(app.store.entries).debts).toBe(0);
      await expectBooks(app, orderId);
    },
  );

  it('takes the fee of the platform with it, as a release does', async () => {
    const { app, orderId } = await unpaid(ordersInMemory({ platformFee: 500 }));
    await mark(app, orderId);
    expect(unclaimed(app)).toBe(4560);
    await expectBooks(app, orderId);
  });
});

/** The decision comes after the provider has refused a release and before what follows from that. */
async function decidedMeanwhile(app: OrdersInMemory, orderId: number, decide: () => Promise<unknown>) {
  app.store.isPaidWith(orderId, 'the account of before');
  app.payments.release = async () => ({ outcome: 'refused', reason: 'account-not-ready', message: 'gone' });
  const [run, answer] = [app.transaction.run.bind(app.transaction), app.store.answer.bind(app.store)];
  let runsUntilDecided = Number.POSITIVE_INFINITY;
  app.store.answer = async (...args) => {
    runsUntilDecided = 2;
    await answer(...args);
  };
  app.transaction.run = async (work) => {
    runsUntilDecided -= 1;
    if (runsUntilDecided === 0) {
      app.store.answer = answer;
      await decide();
    }
    return run(work);
  };
  await app.settlement.settle({ orderId });
  expect(runsUntilDecided).toBeLessThan(1);
  app.transaction.run = run;
}

it('a buyer who is refunded while a release is refused gets the money at once', async () => {
  const { app, orderId } = await unpaid();
  await decidedMeanwhile(app, orderId, () => app.decisions.decide(ada, orderId, 'refund', 'It broke.'));
  expect([sumsOf(app, orderId).refunded, await open(app)]).toEqual([4975, []]);
  expect(await app.store.due(app.clock.now())).toEqual([]);
  await expectBooks(app, orderId);
});

describe('marking it', () => {
  it('is for what is due to somebody who has left, and not for what the provider was asked for', async () => {
    const there = ordersInMemory();
    const sold = await soldOrder(there);
    await expect(mark(there, sold)).rejects.toMatchObject({ code: 'NOBODY_UNPAID' });
    const { app, orderId, paidWith } = await unpaid();
    paidWith('a new account');
    app.payments.faults.push('none', 'after');
    await expect(app.settlement.settle({ orderId })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    await expect(mark(app, orderId)).rejects.toMatchObject({ code: 'MONEY_ASKED' });
    await app.settlement.settle({ orderId });
    await expect(mark(app, orderId)).rejects.toMatchObject({ code: 'NOBODY_UNPAID' });
    expect([unclaimed(app), sumsOf(app, orderId).released]).toEqual([0, 4800]);
  });

  it('ends a task that the answer of a try from before does not open again', async () => {
    const { app, orderId } = await unpaid();
    await decidedMeanwhile(app, orderId, () => mark(app, orderId));
    await daysLater(app, 2);
    expect([await open(app), unclaimed(app)]).toEqual([[], 4800]);
    await expectBooks(app, orderId);
  });

  it('takes two administrators where it is much, and ends what both have seen', async () => {
    const { app, orderId, old } = await unpaid(ordersInMemory(), 60_000);
    const eve = aCaller({ id: 8, isAdmin: true });
    const propose = async () => ({ orderId, proposalId: (await mark(app, orderId)).proposal?.id ?? 0 });
    const first = await propose();
    await expect(app.decisions.confirm(ada, first)).rejects.toMatchObject({ code: 'OWN_PROPOSAL' });
    app.payments.areSellersEmpty = true;
    await bankTakes(app, old, 1000);
    await daysLater(app);
    await expect(app.decisions.confirm(eve, first)).rejects.toMatchObject({ code: 'NOBODY_UNPAID' });
    await app.decisions.refuse(ada, first, 'She owes more by now.');
    const second = await propose();
    expect((await app.decisions.confirm(eve, second)).unpaid).toBe(null);
    expect([unclaimed(app), await open(app)]).toEqual([59_000, []]);
  });
});

const told = ({ jobs }: OrdersInMemory) =>
  jobs.waiting.filter(({ name }) => name.startsWith('orders.unclaimed')).map(({ payload }) => payload);
const carla = 3;

describe('whoever comes back', () => {
  it.each(['before', 'after'] as const)(
    '%s it is marked is told once what we keep, and that it was sent',
    async (when) => {
      const { app, orderId, paidWith } = await unpaid();
      const comes = () => app.store.sellers.mailboxes.set(carla, mailbox);
      if (when === 'before') comes();
      await mark(app, orderId);
      await app.settlement.settle({ orderId });
      expect(told(app)).toEqual(when === 'before' ? [{ memberId: carla }] : []);
      comes();
      await daysLater(app);
      expect(told(app)).toEqual(when === 'before' ? [] : [{ memberId: carla }]);
      await daysLater(app, 3);
      const subjects = () =>
        app.mailer.sent.flatMap(({ subject }) => (/^We (keep|have sent)/.test(subject) ? subject : []));
      expect(subjects()).toEqual(['We keep $48.00 for you']);
      paidWith('a new account');
      await daysLater(app, 2);
      expect(subjects()).toEqual(['We keep $48.00 for you', 'We have sent you $48.00']);
    },
  );

  it('is sent it at once by an administrator, as soon as they can be paid', async () => {
    const { app, orderId, paidWith } = await unpaid();
    const pay = () => app.decisions.decide(ada, orderId, 'pay-unclaimed', 'She has called.');
    await expect(pay()).rejects.toMatchObject({ code: 'NOTHING_UNCLAIMED' });
    await mark(app, orderId);
    await app.runJobs();
    await expect(pay()).rejects.toMatchObject({ code: 'NOBODY_TO_PAY' });
    paidWith('a new account');
    expect((await app.adminOrders.show(orderId)).unclaimed).toMatchObject({ amount: 4800, canBePaid: true });
    const page = await pay();
    expect(page.timeline.at(-1)).toMatchObject({ action: 'payUnclaimed', by: 'admin', amount: 4800 });
    expect(app.audit.at(-1)).toMatchObject({ action: 'order.pay-unclaimed', adminId: ada.id });
    expect(unclaimed(app)).toBe(0);
    await app.runJobs();
    expect([sumsOf(app, orderId).released, await open(app)]).toEqual([4800, []]);
    await expectBooks(app, orderId);
  });

  it('whose payout is refused is a task again', async () => {
    const { app, orderId, paidWith } = await unpaid();
    await mark(app, orderId);
    paidWith('a new account');
    app.payments.release = async () => ({
      outcome: 'refused',
      reason: 'account-not-ready',
      message: 'paused',
    });
    await app.decisions.decide(ada, orderId, 'pay-unclaimed', 'She has called.');
    await app.runJobs();
    expect([unclaimed(app), await open(app)]).toEqual([0, [4800]]);
    await expectBooks(app, orderId);
  });
});

describe('what nobody has claimed', () => {
  const handOver = (app: OrdersInMemory, orderId: number) =>
    app.decisions.decide(ada, orderId, 'hand-over', 'New York asks for it.');
  const years = (app: OrdersInMemory, count: number) => app.clock.forward(days(365 * count + 1));

  it('is handed over to a state after three years, from our bank', async () => {
    const { app, orderId } = await unpaid();
    await mark(app, orderId);
    years(app, 2);
    await daysLater(app);
    await expect(handOver(app, orderId)).rejects.toMatchObject({ code: 'CLAIMABLE_STILL' });
    expect((await app.adminOrders.show(orderId)).unclaimed).toMatchObject({ mayBeHandedOver: false });
    years(app, 1);
    const page = await handOver(app, orderId);
    expect([page.unclaimed, page.money.held]).toEqual([null, 0]);
    expect(page.timeline.at(-1)).toMatchObject({ action: 'handOver', by: 'admin', amount: 4800 });
    expect(app.audit.at(-1)).toMatchObject({ action: 'order.hand-over', adminId: ada.id });
    await daysLater(app, 2);
    expect(accountsOf(app.store.entries)).toMatchObject({ unclaimed: 0, held: 0, handedOver: 4800 });
    // The state was paid from the bank, and what stands at the provider is no income.
    expect(booksOf(app.store.entries)).toMatchObject({ unclaimed: 0, bank: -4800 });
    expect(await app.store.due(app.clock.now())).toEqual([]);
    const read = await app.pages.show(app.bea, orderId);
    expect(read.money).toMatchObject({ handedOver: 4800, released: 0, toSeller: 0 });
    await expectBooks(app, orderId);
  });

  it('is not, once the seller can be paid', async () => {
    const { app, orderId, paidWith } = await unpaid();
    await mark(app, orderId);
    years(app, 3);
    paidWith('a new account');
    await expect(handOver(app, orderId)).rejects.toMatchObject({ code: 'CLAIMABLE_STILL' });
  });

  it('is taken first for what she owes by then', async () => {
    const { app, orderId, old } = await unpaid();
    await mark(app, orderId);
    years(app, 3);
    app.payments.areSellersEmpty = true;
    await bankTakes(app, old, 1000);
    await handOver(app, orderId);
    expect(accountsOf(app.store.entries)).toMatchObject({ unclaimed: 0, handedOver: 3800, debts: 0 });
    await expectBooks(app, orderId);
  });

  it.each([500, 4975])('is her debt where the buyer is refunded afterwards: %i cents', async (cents) => {
    const { app, orderId } = await unpaid();
    await mark(app, orderId);
    years(app, 3);
    await handOver(app, orderId);
    if (cents === 500)
      await app.decisions.refundInPart(ada, orderId, { amount: 500, agreed: 0 }, 'It broke.');
    else await app.decisions.decide(ada, orderId, 'refund', 'It broke.');
    await daysLater(app, 2);
    const sums = accountsOf(await app.store.entriesOf(orderId));
    expect(sums).toMatchObject({ refunds: cents, debts: 0 - Math.min(cents, 4800), held: 0 });
    await expectBooks(app, orderId);
  });
});
