import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import fc from 'fast-check';
import { aCaller } from '../a-caller.ts';
import type { OrdersInMemory } from '../memory/orders-in-memory.ts';
import { memberSteps, tryTo } from './member-steps.ts';

/** What anyone may do at any time; most of it is refused most of the time. */
type Step = (app: OrdersInMemory, orderId: number) => Promise<unknown> | unknown;

export const referenceOf = (app: OrdersInMemory, orderId: number): string =>
  app.store.orderOf(orderId).reference;
export const checkoutOf = (app: OrdersInMemory, orderId: number) =>
  [...app.payments.checkouts.values()].find((one) => one.reference === referenceOf(app, orderId));
export const paymentOf = (app: OrdersInMemory, orderId: number): string | undefined => {
  const checkout = checkoutOf(app, orderId);
  return checkout?.status === 'paid' ? checkout.paymentId : undefined;
};

export async function tellOfPayment(app: OrdersInMemory, orderId: number): Promise<void> {
  const paymentId = paymentOf(app, orderId);
  if (paymentId) await app.paymentChanges.changed(paymentId, 'memory');
}
export async function tellOfCheckout(app: OrdersInMemory, orderId: number): Promise<void> {
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

export const leaves = 'the seller leaves';
export const marks = 'an administrator marks it as unclaimed';
export const handsOver = 'an administrator hands it over to the state';
const admin = aCaller({ id: 9, isAdmin: true });

export const orderSteps: Readonly<Record<string, Step>> = {
  pays: (app, orderId) => {
    const checkout = checkoutOf(app, orderId);
    if (checkout) app.payments.pay(checkout.checkoutId);
  },
  'the event of the checkout comes': tellOfCheckout,
  'the event of the payment comes': tellOfPayment,
  ...memberSteps,
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
  'the bank takes all that was ever paid': (app, orderId) => {
    const paymentId = paymentOf(app, orderId);
    const { charged } = app.payments.sumsOf(referenceOf(app, orderId));
    if (paymentId) app.payments.openDispute(paymentId, charged);
  },
  'the bank asks': dispute(0),
  'the bank decides for the seller': closeDispute('won'),
  'the bank decides for the buyer': closeDispute('lost'),
  'the bank asks no more': closeDispute('closed'),
  'the seller empties her account': (app) => {
    app.payments.areSellersEmpty = true;
  },
  'the seller leaves a part in her account': (app) => {
    app.payments.sellersHave = 700;
  },
  'the seller puts money into her account': (app) => {
    app.payments.areSellersEmpty = false;
    app.payments.sellersHave = Number.MAX_SAFE_INTEGER;
  },
  'the bank sends the last refund back': (app) => {
    const refund = app.payments.moved.findLast(({ kind }) => kind === 'refund');
    if (refund) app.payments.failRefund(refund.id);
  },
  'the bank of the buyer takes refunds slowly from now on': (app) => {
    app.payments.refundsAre = 'pending';
  },
  'the bank of the buyer takes refunds at once from now on': (app) => {
    app.payments.refundsAre = undefined;
  },
  'the bank takes the last refund': (app) => {
    const refund = app.payments.moved.findLast(({ kind, unfinished }) => kind === 'refund' && unfinished);
    if (refund) app.payments.finishRefund(refund.id);
  },
  [leaves]: async (app, orderId) => {
    if (app.store.orderOf(orderId).sellerId === null) return;
    await app.transaction.run(() => app.store.keepSalesOf(app.ana.id));
    app.store.removeSeller(app.ana.id);
    app.store.isPaidWith(orderId, null);
  },
  [marks]: (app, orderId) => app.decisions.decide(admin, orderId, 'unclaimed', 'Nobody was found.'),
  [handsOver]: (app, orderId) => app.decisions.decide(admin, orderId, 'hand-over', 'The state asks for it.'),
  'an administrator sends what was unclaimed': (app, orderId) =>
    app.decisions.decide(admin, orderId, 'pay-unclaimed', 'She has called.'),
  'the provider forgets its keys': (app) => app.payments.forgetKeys(),
  'the payments are looked at': (app) => app.paymentChanges.lookAtOld(),
  'the next call is not answered': (app) => app.payments.faults.push('after'),
  'the next call does not arrive': (app) => app.payments.faults.push('before'),
  'the provider keeps an error for the next call': (app) => app.payments.faults.push('kept'),
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

/** All events come in the end, banks decide, the provider answers, and the workers have time. */
export async function settleDown(app: OrdersInMemory, orderId: number): Promise<void> {
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

/** An administrator decides what the two and the banks have left open. */
export async function endProblem(
  app: OrdersInMemory,
  orderId: number,
  decision: 'releases' | 'refunds',
): Promise<void> {
  if (app.store.orderOf(orderId).status !== 'problem') return;
  await orderSteps[`an administrator ${decision}`]?.(app, orderId);
  await settleDown(app, orderId);
}

/** Another sale of the same seller, without any trouble. */
export async function sellAgain(app: OrdersInMemory): Promise<number> {
  const { orderId } = await app.buying.checkout(app.cleo, { listingId: await app.list() });
  const checkout = checkoutOf(app, orderId);
  if (checkout) app.payments.pay(checkout.checkoutId);
  await tellOfCheckout(app, orderId);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.cleo, orderId);
  await app.runJobs();
  return orderId;
}

const dumpStep = 'a dump is taken';
const restoreStep = 'the dump is restored';
/** Whoever leaves sells nothing more, so that is for its own histories. */
const anyTime = Object.keys(orderSteps).filter((name) => name !== leaves);
const named = fc.constantFrom(...anyTime, dumpStep, restoreStep);

/** One order from its checkout until nothing is left to do; returns which. */
export async function live(app: OrdersInMemory, history: readonly string[]): Promise<number> {
  const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
  let restore = app.takeDump();
  for (const name of history) {
    if (name === dumpStep) restore = app.takeDump();
    else if (name === restoreStep) restore();
    else await tryTo(() => orderSteps[name]?.(app, orderId));
  }
  await settleDown(app, orderId);
  return orderId;
}

const likely = ['pays', 'the event of the checkout comes', 'ships', 'a worker runs', 'confirms', 'reports'];
/** What has failed once is tried first. */
export const sentBeforeCancelled = [
  'pays',
  'a part is sent to the seller in the dashboard',
  'an hour passes',
  'a worker runs',
  'the seller cancels',
];
export const restoredAfterRefund = [
  'pays',
  'the event of the checkout comes',
  dumpStep,
  'the seller cancels',
  'a worker runs',
  restoreStep,
];
/** Rare by chance alone. */
const returned = ['reports', 'asks to send it back', 'offers to take it back for a part', 'has it back'];
const paid = ['pays', 'the event of the checkout comes'];
const released = [...paid, 'ships', 'confirms', 'a worker runs'];
const undone = [...paid, 'ships', 'refunds', 'a worker runs'];
const slowly = [
  ...paid,
  'the bank of the buyer takes refunds slowly from now on',
  'ships',
  'refunds',
  'a worker runs',
];
const taken = [...undone, 'the bank takes all that was ever paid', 'the event of the payment comes'];
const lost = [...taken, 'the bank decides for the buyer'];
/** Starts from anywhere on the way, or else most histories would end before anything is released. */
export const histories = fc
  .tuple(
    fc.constantFrom([], paid, released, undone, slowly, taken, lost),
    fc.array(fc.oneof(named, fc.constantFrom(...returned), fc.constantFrom(...likely)), { maxLength: 30 }),
  )
  .map(([begun, after]) => [...begun, ...after]);
