import { isPaid } from '@nestmates/domain/market/orders/order.ts';
import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { type OrdersInMemory, ordersInMemory } from '../../../testing/memory/orders-in-memory.ts';

/** What anyone may do at any time; most of it is refused most of the time. */
type Step = (app: OrdersInMemory, orderId: number) => Promise<unknown> | unknown;

const referenceOf = (app: OrdersInMemory, orderId: number): string => app.store.orderOf(orderId).reference;
const checkoutOf = (app: OrdersInMemory, orderId: number) =>
  [...app.payments.checkouts.values()].find((one) => one.reference === referenceOf(app, orderId));
const paymentOf = (app: OrdersInMemory, orderId: number): string | undefined => {
  const checkout = checkoutOf(app, orderId);
  return checkout?.status === 'paid' ? checkout.paymentId : undefined;
};

async function tellOfPayment(app: OrdersInMemory, orderId: number): Promise<void> {
  const paymentId = paymentOf(app, orderId);
  if (paymentId) await app.paymentChanges.changed(paymentId, 'memory');
}
async function tellOfCheckout(app: OrdersInMemory, orderId: number): Promise<void> {
  const checkout = checkoutOf(app, orderId);
  if (checkout) await app.results.changed(checkout.checkoutId, 'memory');
}
const dispute =
  (part: number): Step =>
  (app, orderId) => {
    const paymentId = paymentOf(app, orderId);
    const { charged, refunded } = app.payments.sumsOf(referenceOf(app, orderId));
    if (paymentId) app.payments.openDispute(paymentId, Math.floor((charged - refunded) * part));
  };
const closeDispute =
  (outcome: 'won' | 'lost' | 'closed'): Step =>
  (app, orderId) => {
    const paymentId = paymentOf(app, orderId);
    if (paymentId) app.payments.closeDispute(paymentId, outcome);
  };

const admin = aCaller({ id: 9, isAdmin: true });

const takesBack =
  (how: 'offer' | 'accept', part: number): Step =>
  async (app, orderId) => {
    const { most } = (await app.pages.show(app.ana, orderId)).returnRefund;
    const address = {
      name: 'Ana',
      street: '12 Garden Place',
      city: 'Brooklyn',
      state: 'NY',
      zipCode: '11201',
    };
    await app.returns[how](app.ana, orderId, { amount: Math.ceil(most * part), ...address });
  };

const steps: Readonly<Record<string, Step>> = {
  pays: (app, orderId) => {
    const checkout = checkoutOf(app, orderId);
    if (checkout) app.payments.pay(checkout.checkoutId);
  },
  'the event of the checkout comes': tellOfCheckout,
  'the event of the payment comes': tellOfPayment,
  abandons: (app, orderId) => app.buying.abandon(app.bea, orderId),
  ships: (app, orderId) => app.orders.ship(app.ana, orderId, {}),
  confirms: (app, orderId) => app.orders.confirmDelivery(app.bea, orderId),
  'the seller cancels': (app, orderId) => app.orders.cancel(app.ana, orderId),
  'the buyer cancels': (app, orderId) => app.orders.cancel(app.bea, orderId),
  reports: (app, orderId) => app.orders.reportProblem(app.bea, orderId, { text: 'A wheel is loose.' }),
  'the seller answers': (app, orderId) =>
    app.orders.answerProblem(app.ana, orderId, { text: 'I will send one.' }),
  'the buyer answers': (app, orderId) =>
    app.orders.answerProblem(app.bea, orderId, { text: 'Nothing came.' }),
  'asks to send it back': (app, orderId) => app.returns.ask(app.bea, orderId),
  'offers to take it back for a part': takesBack('offer', 0.6),
  'takes it back for all that was paid': takesBack('accept', 1),
  'does not take it back': (app, orderId) => app.returns.refuse(app.ana, orderId, 'It was worn.'),
  'keeps it after all': (app, orderId) => app.returns.withdraw(app.bea, orderId),
  'sends it back': (app, orderId) =>
    app.returns.send(app.bea, orderId, { carrier: 'usps', trackingNumber: '9400' }),
  'has it back': (app, orderId) => app.returns.confirm(app.ana, orderId),
  'an administrator says that it is back': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'confirm-return', 'It was signed for.'),
  refunds: (app, orderId) => app.orders.refund(app.ana, orderId),
  'refunds a part': async (app, orderId) => {
    const { agreed, most } = (await app.pages.show(app.ana, orderId)).partRefund;
    await app.orders.refundInPart(app.ana, orderId, { amount: Math.ceil(most / 3), agreed });
  },
  'an administrator refunds a part': async (app, orderId) => {
    const { agreed, most } = (await app.adminOrders.show(orderId)).partRefund;
    const part = { amount: Math.ceil(most / 2), agreed };
    await app.decisions.refundInPart(admin, orderId, part, 'A wheel was loose.');
  },
  'an administrator refunds': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'refund', 'It never arrived.'),
  'an administrator lets it go on': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'resume', 'It was a mistake of ours.'),
  'an administrator releases': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'release', 'It was signed for.'),
  'a part is refunded in the dashboard': (app, orderId) => {
    const paymentId = paymentOf(app, orderId);
    if (paymentId) app.payments.refundInDashboard(paymentId, 1000);
  },
  'all is refunded in the dashboard': (app, orderId) => {
    const paymentId = paymentOf(app, orderId);
    const { charged, refunded } = app.payments.sumsOf(referenceOf(app, orderId));
    if (paymentId && charged > refunded) app.payments.refundInDashboard(paymentId, charged - refunded);
  },
  'a part is taken back from the seller in the dashboard': (app, orderId) => {
    const paymentId = paymentOf(app, orderId);
    if (paymentId) app.payments.reverseInDashboard(paymentId, 500);
  },
  'a part is sent to the seller in the dashboard': (app, orderId) => {
    const paymentId = paymentOf(app, orderId);
    if (paymentId) app.payments.releaseInDashboard(paymentId, 300);
  },
  'the bank looks into all of it': dispute(1),
  'the bank looks into a part': dispute(0.2),
  'the bank asks': dispute(0),
  'the bank decides for the seller': closeDispute('won'),
  'the bank decides for the buyer': closeDispute('lost'),
  'the bank asks no more': closeDispute('closed'),
  'the seller empties her account': (app) => {
    app.payments.areSellersEmpty = true;
  },
  'the seller puts money into her account': (app) => {
    app.payments.areSellersEmpty = false;
  },
  'the bank sends the last refund back': (app) => {
    const refund = app.payments.moved.findLast(({ kind }) => kind === 'refund');
    if (refund) app.payments.failRefund(refund.id);
  },
  'the provider forgets its keys': (app) => app.payments.forgetKeys(),
  'the payments are looked at': (app) => app.paymentChanges.lookAtOld(),
  'the next call is not answered': (app) => app.payments.faults.push('after'),
  'the next call does not arrive': (app) => app.payments.faults.push('before'),
  'the call after the next is not answered': (app) => app.payments.faults.push('none', 'after'),
  'a minute passes': (app) => app.clock.forward(minutes(1)),
  'an hour passes': (app) => app.clock.forward(hours(1)),
  'three days pass': (app) => app.clock.forward(days(3)),
  'a worker runs': (app) => app.runJobs(),
  'the sweeps run': async (app) => {
    await app.orderClock.sweep();
    await app.settlement.sweep();
  },
};

/** Refusals and a provider that does not answer are part of every history; anything else is a fault of ours. */
async function tryTo(step: () => Promise<unknown> | unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** All events come in the end, banks decide, the provider answers, and the workers have time. */
async function settleDown(app: OrdersInMemory, orderId: number): Promise<void> {
  app.payments.faults.splice(0);
  const paymentId = paymentOf(app, orderId) ?? '';
  app.payments.closeDispute(paymentId, 'won');
  for (let nth = 0; nth < 8; nth += 1) {
    await tellOfCheckout(app, orderId);
    await tellOfPayment(app, orderId);
    await app.runJobs();
    await app.orderClock.sweep();
    await app.settlement.sweep();
    app.clock.forward(days(4));
  }
}

const named = fc.constantFrom(...Object.keys(steps));
const likely = ['pays', 'the event of the checkout comes', 'ships', 'a worker runs', 'confirms', 'reports'];
/** What has failed once is tried first. */
const sentBeforeCancelled = [
  'pays',
  'a part is sent to the seller in the dashboard',
  'an hour passes',
  'a worker runs',
  'the seller cancels',
];
/** Rare by chance alone. */
const returned = ['reports', 'asks to send it back', 'offers to take it back for a part', 'has it back'];
const histories = fc.array(fc.oneof(named, fc.constantFrom(...returned), fc.constantFrom(...likely)), {
  maxLength: 30,
});

describe('whatever happens to an order', () => {
  it.each([0, 500])(
    'both ledgers are equal in the end, with a fee of %i basis points',
    async (platformFee) => {
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          const app = ordersInMemory({ platformFee });
          const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
          for (const name of history) await tryTo(() => steps[name]?.(app, orderId));
          await settleDown(app, orderId);

          const order = app.store.orderOf(orderId);
          const balance = balanceOf(await app.store.entriesOf(orderId));
          expect(moneyFaults(moneyOf(order, balance))).toEqual([]);
          const { charged, released, refunded } = balance;
          expect({ charged, released, refunded }).toEqual(app.payments.sumsOf(referenceOf(app, orderId)));
          expect(atProvider(accountsOf(app.store.entries))).toBe(app.payments.balance);
          if (isPaid(order) && order.status !== 'problem') expect(balance.held).toBe(0);
          expect(await app.store.due(app.clock.now())).toEqual([]);
          expect(order.status).not.toBe('awaiting_payment');
        }),
        { numRuns: 500, examples: [[sentBeforeCancelled]] },
      );
    },
    60_000,
  );

  it('ends alike when events come five times, late and in any order', async () => {
    const events = [tellOfCheckout, tellOfPayment];
    const course = ['pays', 'ships', 'confirms', 'all is refunded in the dashboard'];
    const run = async (told: readonly (readonly number[])[]) => {
      const app = ordersInMemory();
      const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
      for (const [nth, name] of course.entries()) {
        await tryTo(() => steps[name]?.(app, orderId));
        if (nth === 0) await tellOfCheckout(app, orderId);
        for (const which of told[nth] ?? []) await events[which]?.(app, orderId);
        await app.runJobs();
      }
      await settleDown(app, orderId);
      const { timeline, status } = await app.pages.show(app.bea, orderId);
      return {
        status,
        timeline: timeline.map(({ action }) => action),
        balance: balanceOf(await app.store.entriesOf(orderId)),
      };
    };
    const inOrder = await run([[0], [], [], [1]]);
    expect(inOrder).toMatchObject({
      status: 'problem',
      balance: { held: -4800, released: 4800, refunded: 4975 },
    });
    const tellings = fc.array(fc.nat({ max: 1 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(tellings, tellings, tellings, tellings), async (told) => {
        expect(await run(told)).toEqual(inOrder);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
