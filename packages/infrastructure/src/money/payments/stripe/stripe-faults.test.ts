import { newKey, totalCents } from '@nestmates/application/testing/payments/provider-steps.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StartedStripe, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';
import type { Fault, FaultKind } from '../../../../testing/payments/stripe/stripe-double/faults.ts';
import { scaledTimeout } from '../../../../testing/time-factor.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterEach(() => stripe.double.faults.clear());
afterAll(() => stripe.double.stop());

const unavailable = { kind: 'unavailable', code: 'PAYMENTS_UNAVAILABLE' };
const entriesOf = (paymentId: string, kind: string) =>
  stripe.double.state.ledger.ofCharge(paymentId).filter((entry) => entry.kind === kind);

/** One move of each kind, with what it takes. */
const moves = {
  release: async () => {
    const order = await stripe.steps.paidOrder();
    const request = { ...order, key: newKey(), accountId: await stripe.steps.readySeller(), cents: 2500 };
    return {
      order,
      call: 'POST /v1/transfers',
      entry: 'transfer',
      move: (key = request.key) => stripe.provider.money.release({ ...request, key }),
    };
  },
  refund: async () => {
    const order = await stripe.steps.paidOrder();
    const request = { paymentId: order.paymentId, key: newKey(), cents: totalCents };
    return {
      order,
      call: 'POST /v1/refunds',
      entry: 'refund',
      move: (key = request.key) => stripe.provider.money.refund({ ...request, key }),
    };
  },
  reversal: async () => {
    const { releaseId, ...order } = await stripe.steps.releasedOrder();
    const request = { releaseId, key: newKey(), cents: 2500 };
    return {
      order,
      call: 'POST /v1/transfers/:id/reversals',
      entry: 'reversal',
      move: (key = request.key) => stripe.provider.money.reverse({ ...request, key }),
    };
  },
} as const;

const beforeWork: readonly FaultKind[] = ['no-connection', 'fail-before', 'rate-limit', 'nonsense'];
const afterWork: readonly FaultKind[] = ['fail-after', 'lose-answer'];
const kinds = Object.keys(moves) as (keyof typeof moves)[];
const cases = kinds.flatMap((move) => [...beforeWork, ...afterWork].map((fault) => ({ move, fault })));

/** The SDK may try once more by itself where a connection was closed. */
const twice = 2;

describe('a move of money', () => {
  it.each(cases)('($move) is made once when Stripe goes wrong with "$fault"', async ({ move, fault }) => {
    const { order, call, entry, move: attempt } = await moves[move]();
    stripe.double.faults.plan(call, { kind: fault } as Fault, twice);
    await expect(attempt()).rejects.toMatchObject(unavailable);
    stripe.double.faults.clear();
    expect(entriesOf(order.paymentId, entry)).toHaveLength(afterWork.includes(fault) ? 1 : 0);
    expect(await attempt()).toMatchObject({ outcome: 'done' });
    expect(await attempt()).toMatchObject({ outcome: 'done' });
    expect(entriesOf(order.paymentId, entry)).toHaveLength(1);
  });

  it.each(kinds)('(%s) goes on under another key when Stripe keeps a failure', async (kind) => {
    const { order, call, entry, move: attempt } = await moves[kind]();
    stripe.double.faults.plan(call, { kind: 'fail-for-good' });
    await expect(attempt()).rejects.toMatchObject(unavailable);
    expect(await attempt()).toMatchObject({ outcome: 'refused', reason: 'key-used' });
    expect(entriesOf(order.paymentId, entry)).toEqual([]);
    expect(await attempt(newKey())).toMatchObject({ outcome: 'done' });
    expect(entriesOf(order.paymentId, entry)).toHaveLength(1);
  });

  it('that is under way is not begun a second time', async () => {
    const { order, call, entry, move: attempt } = await moves.release();
    stripe.double.faults.plan(call, { kind: 'slow', milliseconds: 200 });
    const both = await Promise.allSettled([attempt(), attempt()]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await attempt()).toMatchObject({ outcome: 'done' });
    expect(entriesOf(order.paymentId, entry)).toHaveLength(1);
  });

  it('that was made is found after its key was forgotten', async () => {
    const { order, move: attempt } = await moves.release();
    const key = newKey();
    stripe.double.faults.plan('POST /v1/transfers', { kind: 'lose-answer' }, twice);
    await attempt(key).catch(() => undefined);
    const { releases } = await stripe.steps.payment(order);
    expect(releases).toMatchObject([{ cents: 2500, key }]);
  });
});

describe('when Stripe does not answer', () => {
  it('every call fails within five seconds', async () => {
    const order = await stripe.steps.paidOrder();
    const { checkoutId } = await stripe.provider.checkouts.open(stripe.steps.checkoutRequest());
    const { faults } = stripe.double;
    faults.plan('POST /v1/accounts', { kind: 'never-answer' });
    faults.plan('POST /v1/account_links', { kind: 'stall' });
    faults.plan('POST /v1/checkout/sessions', { kind: 'never-answer' });
    faults.plan('GET /v1/charges/:id', { kind: 'slow', milliseconds: 3000 });
    faults.plan('GET /v1/refunds', { kind: 'stall' });
    faults.plan('GET /v1/checkout/sessions/:id', { kind: 'stall' });
    faults.plan('POST /v1/refunds', { kind: 'never-answer' });
    const { sellers, checkouts, money } = stripe.provider;
    const began = performance.now();
    const calls = [
      sellers.startOnboarding(stripe.steps.onboardingRequest()),
      checkouts.open(stripe.steps.checkoutRequest()),
      checkouts.find(checkoutId),
      money.payment(order),
      money.refund({ paymentId: order.paymentId, key: newKey(), cents: 1 }),
    ];
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
    }
    expect(performance.now() - began).toBeLessThan(scaledTimeout(5000));
  });

  it('nor listens, calls fail at once, and again', async () => {
    const nobody = stripe.connect('http://127.0.0.1:9');
    const request = stripe.steps.checkoutRequest();
    for (const call of [
      () => nobody.checkouts.open(request),
      () => nobody.sellers.find('acct_1'),
      () => nobody.subscriptions.find('sub_1'),
      () => nobody.money.refund({ paymentId: 'ch_1', key: newKey(), cents: 1 }),
    ]) {
      await expect(call()).rejects.toMatchObject(unavailable);
      await expect(call()).rejects.toMatchObject({ cause: expect.any(Error) });
    }
  });

  it('with our key, because the key is wrong, that is no refusal', async () => {
    const order = await stripe.steps.paidOrder();
    const stranger = stripe.connect(stripe.double.url, 'sk_test_wrong');
    const refund = { paymentId: order.paymentId, key: newKey(), cents: 1 };
    await expect(stranger.money.refund(refund)).rejects.toMatchObject(unavailable);
    await expect(stranger.sellers.find('acct_1')).rejects.toMatchObject(unavailable);
  });
});

it('a reversal that the seller cannot pay is refused', async () => {
  const { releaseId, accountId } = await stripe.steps.releasedOrder();
  stripe.double.people.payOut(accountId);
  const request = { releaseId, key: newKey(), cents: 2500 };
  expect(await stripe.provider.money.reverse(request)).toMatchObject({
    outcome: 'refused',
    reason: 'insufficient-funds',
  });
});

it('a refund that the bank has sent back is not counted', async () => {
  const order = await stripe.steps.paidOrder();
  const { paymentId } = order;
  const refund = await stripe.provider.money.refund({ paymentId, key: newKey(), cents: 100 });
  if (refund.outcome !== 'done') throw new Error(refund.message);
  stripe.double.people.sendRefundBack(refund.id);
  expect((await stripe.steps.payment(order)).refunds).toEqual([]);
});
