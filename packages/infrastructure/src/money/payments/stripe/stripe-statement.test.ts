import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type StartedStripe,
  secretKey,
  startStripe,
} from '../../../../testing/payments/stripe/start-stripe.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.double.stop());

const period = () => ({ from: new Date(0), to: new Date(Date.now() + 60_000) });

it('a payment for a plan is of the installation whose subscription it pays, although it bears no name', async () => {
  const { subscriptionId } = await stripe.steps.subscribed('pro');
  const paymentId = await stripe.underTest.people.paymentOfPlan(subscriptionId);
  const staging = stripe.connect(stripe.double.url, secretKey, 'staging.example');
  const isForeign = async (provider: typeof staging) =>
    (await provider.statement.lines(period())).find((line) => line.paymentId === paymentId)?.isForeign;
  expect([await isForeign(stripe.provider), await isForeign(staging)]).toEqual([false, true]);
  expect(await stripe.provider.statement.payerOf(paymentId)).toEqual({
    isOurs: true,
    reference: expect.any(String),
    cardFingerprint: expect.stringMatching(/^fp_/),
  });
  expect(await staging.statement.payerOf(paymentId)).toMatchObject({ isOurs: false });
  expect(await staging.statement.payerOf('ch_unknown')).toBeUndefined();
});

it('a payment of a customer whom Stripe does not have any more stops no other, and is of nobody', async () => {
  const { subscriptionId, customerId } = await stripe.steps.subscribed('pro');
  const paymentId = await stripe.underTest.people.paymentOfPlan(subscriptionId);
  const { paymentId: other } = await stripe.steps.releasedOrder();
  stripe.double.state.customers.delete(customerId);
  const lines = await stripe.provider.statement.lines(period());
  expect(lines.find((line) => line.paymentId === paymentId)).toMatchObject({ customerId });
  expect(lines.find((line) => line.objectId === other)).toMatchObject({ kind: 'charge', isForeign: false });
  expect(await stripe.provider.statement.payerOf(paymentId)).toMatchObject({
    isOurs: false,
    reference: null,
  });
});

it('the tax of an order is unknown where its page is not found, and not nothing', async () => {
  const { paymentId } = await stripe.steps.releasedOrder();
  expect(await stripe.provider.statement.taxOf(paymentId)).toBe(0);
  stripe.double.state.sessions.clear();
  expect(await stripe.provider.statement.taxOf(paymentId)).toBeUndefined();
});

it('a reversal is of the payment whose transfer it takes back', async () => {
  const { releaseId, paymentId } = await stripe.steps.releasedOrder();
  await stripe.provider.money.reverse({ releaseId, key: 'reverse', cents: 500 });
  const lines = await stripe.provider.statement.lines(period());
  expect(lines.find(({ kind }) => kind === 'reversal')).toMatchObject({ paymentId });
});
