import { expect, it } from 'vitest';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryRefundAlerts } from '../../../testing/memory/memory-refund-alerts.ts';
import { MemoryUnmatchedPayments } from '../../../testing/memory/memory-unmatched-payments.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import type { MoveOutcome } from './move-outcome.ts';
import { paymentsUnavailable } from './payment-errors.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentsOfNoOrder } from './payments-of-no-order.ts';
import { payBackUnmatched, UnmatchedPayments } from './unmatched-payments.ts';

/** An order that was paid in euros, at a provider that answers what the test lets it answer. */
async function paidInEuros(answers: readonly MoveOutcome[], bank?: 'slow') {
  const [clock, jobs, store] = [new StoppedClock(), new MemoryJobs(), new MemoryUnmatchedPayments()];
  const asked: { readonly key: string; readonly cents: number }[] = [];
  const alerts: string[] = [];
  let isSilent = false;
  let isSlow = bank === 'slow';
  const refundedThere: { readonly cents: number; readonly unfinished?: 'pending' }[] = [];
  const money = {
    async refund({ key, cents }: { readonly key: string; readonly cents: number }) {
      asked.push({ key, cents });
      const answer = answers[asked.length - 1];
      if (!answer) refundedThere.push({ cents, ...(isSlow && { unfinished: 'pending' }) });
      return answer ?? { outcome: 'done' as const, id: 're_1' };
    },
    payment: async () => {
      if (isSilent) throw paymentsUnavailable(new Error('It is silent'));
      return { refunds: refundedThere };
    },
  };
  const needs = {
    unmatchedPaymentStore: store,
    alerts: { raise: (what: string) => void alerts.push(what) },
    clock,
  };
  const ofNoOrder = new PaymentsOfNoOrder(needs);
  const unmatched = new UnmatchedPayments({
    ...needs,
    paymentProviders: stub(new PaymentProviders({ providers: [{ name: 'memory', money }] })),
    jobs,
    refundAlerts: new MemoryRefundAlerts(),
    transaction: stub({}),
  });
  await unmatched.note({
    provider: 'memory',
    objectId: 'ch_1',
    kind: 'other-currency',
    reference: 'a reference',
    cents: 4500,
    currency: 'eur',
  });
  const handlers = [jobHandler(payBackUnmatched, (payload) => unmatched.payBack(payload))];
  const runJobs = () => jobs.runDue(handlers, clock.now());
  await runJobs();
  const silence = (silent: boolean) => {
    isSilent = silent;
  };
  const nextDay = async () => {
    await unmatched.retryRefused();
    await runJobs();
  };
  const hurry = () => {
    isSlow = false;
  };
  return { unmatched, ofNoOrder, store, asked, alerts, refundedThere, runJobs, nextDay, hurry, silence };
}

const refused: MoveOutcome = { outcome: 'refused', reason: 'other', message: 'The charge is disputed' };

it('asks again every day for what was refused, each time under another key, until it is paid back', async () => {
  const { unmatched, store, asked, runJobs } = await paidInEuros([refused, refused]);
  expect(await store.open(10)).toMatchObject([{ refusal: 'The charge is disputed' }]);
  for (let day = 0; day < 4; day += 1) {
    await unmatched.retryRefused();
    await runJobs();
  }
  expect(asked.map(({ key }) => key)).toEqual(['unmatched-ch_1', 'unmatched-ch_1-1', 'unmatched-ch_1-2']);
  expect(await store.open(10)).toEqual([]);
});

it('pays back no more than is left of what an administrator has refunded at the provider', async () => {
  const { unmatched, store, asked, refundedThere, runJobs } = await paidInEuros([refused]);
  refundedThere.push({ cents: 4500 });
  await unmatched.retryRefused();
  await runJobs();
  expect(asked).toHaveLength(1);
  expect(await store.open(10)).toEqual([]);
});

it('pays it back again under another key when the bank has sent the refund back', async () => {
  const { unmatched, store, asked, alerts, refundedThere, runJobs } = await paidInEuros([]);
  await unmatched.changed('ch_1', 'memory');
  await unmatched.retryRefused();
  await runJobs();
  expect([asked.length, await store.open(10)]).toEqual([1, []]);
  refundedThere.pop();
  await unmatched.changed('ch_1', 'memory');
  expect(await store.open(10)).toMatchObject([{ refusal: 'The bank has sent the refund back.' }]);
  const toldOnce = [
    'an order was paid in another currency, and is paid back',
    'a bank has sent a refund back',
  ];
  expect(alerts).toEqual(toldOnce);
  await unmatched.changed('ch_1', 'memory');
  expect(alerts).toEqual(toldOnce);
  await unmatched.retryRefused();
  await runJobs();
  expect(asked.map(({ key }) => key)).toEqual(['unmatched-ch_1', 'unmatched-ch_1-1']);
});

it('stays open until the bank has taken the refund', async () => {
  const { unmatched, store, asked, refundedThere, nextDay } = await paidInEuros([], 'slow');
  await nextDay();
  await unmatched.changed('ch_1', 'memory');
  expect(await store.open(10)).toMatchObject([{ refusal: 'The bank has not taken the refund yet.' }]);
  refundedThere.splice(0, 1, { cents: 4500 });
  await nextDay();
  expect([asked.length, await store.open(10)]).toEqual([1, []]);
});

it('of no order, which an event has opened whole, ends with the part that goes back', async () => {
  const { unmatched, ofNoOrder, store, refundedThere, runJobs } = await paidInEuros([]);
  await runJobs();
  const payment = { provider: 'memory', reference: 'a reference', cents: 4975 };
  await unmatched.note({ ...payment, objectId: 'ch_2', kind: 'no-order', currency: 'usd' });
  await ofNoOrder.isOnItsWayBack({ ...payment, paymentId: 'ch_2', cents: 1000 });
  expect(await store.open(10)).toMatchObject([{ objectId: 'ch_2', cents: 1000 }]);
  refundedThere.splice(0, refundedThere.length, { cents: 1000, unfinished: 'pending' });
  await unmatched.changed('ch_2', 'memory');
  expect(await store.open(10)).toHaveLength(1);
  refundedThere.splice(0, 1, { cents: 1000 });
  await unmatched.changed('ch_2', 'memory');
  expect(await store.open(10)).toEqual([]);
});

it('of a seller who has left stays open although as much went back before', async () => {
  const { unmatched, store, refundedThere, runJobs } = await paidInEuros([]);
  await runJobs();
  const which = { provider: 'memory', objectId: 'ch_2', kind: 'seller-left' } as const;
  await unmatched.note({ ...which, orderId: 7, reference: 'a reference', cents: 174, currency: 'usd' });
  refundedThere.splice(0, refundedThere.length, { cents: 1000 });
  await unmatched.changed('ch_2', 'memory');
  expect(await store.open(10)).toMatchObject([which]);
  await unmatched.settleUnpaid(which);
  expect(await store.open(10)).toEqual([]);
});

it('pays it back again under another key when the bank has never taken the refund', async () => {
  const { store, asked, refundedThere, nextDay, hurry } = await paidInEuros([], 'slow');
  refundedThere.pop();
  hurry();
  await nextDay();
  expect(asked.map(({ key }) => key)).toEqual(['unmatched-ch_1', 'unmatched-ch_1-1']);
  expect(await store.open(10)).toEqual([]);
});

it('fails an event about what a bank has sent back while the provider is silent, so that it is heard again', async () => {
  const { unmatched, store, refundedThere, silence } = await paidInEuros([]);
  refundedThere.pop();
  silence(true);
  await expect(unmatched.changed('ch_1', 'memory')).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  silence(false);
  await unmatched.changed('ch_1', 'memory');
  expect(await store.open(10)).toMatchObject([{ refusal: 'The bank has sent the refund back.' }]);
});

it('asks again for what was refused, although a provider that is gone cannot be asked', async () => {
  const { unmatched, store, asked, runJobs } = await paidInEuros([refused]);
  const gone = { provider: 'gone', objectId: 'ch_0', kind: 'other-currency' } as const;
  await unmatched.note({ ...gone, reference: 'another', cents: 100, currency: 'eur' });
  await store.settle(gone, new StoppedClock().now());
  await unmatched.retryRefused();
  await runJobs();
  expect(asked.map(({ key }) => key)).toEqual(['unmatched-ch_1', 'unmatched-ch_1-1']);
});
