import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedStripe, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.double.stop());

/** What the adapter says of a refund with that status, once asked for and then looked at. */
const refundThatIs = async (status: string | null, pendingReason?: string) => {
  const order = await stripe.steps.paidOrder();
  const { paymentId } = order;
  await stripe.provider.money.refund({ paymentId, key: `refund-${status}-${pendingReason}`, cents: 700 });
  const made = [...stripe.double.state.refunds.values()].at(-1);
  if (!made) throw new Error('Nothing was refunded');
  made.status = status;
  if (pendingReason) Object.assign(made, { pending_reason: pendingReason });
  return (await stripe.steps.payment(order)).refunds.map(({ unfinished = 'none' }) => unfinished);
};

it.each([
  ['succeeded', ['none']],
  ['pending', ['pending']],
  ['requires_action', ['pending']],
  ['failed', []],
  ['canceled', []],
  ['sleeping', ['unknown']],
  [null, ['unknown']],
])('a refund with the status %s is %j', async (status, expected) => {
  expect(await refundThatIs(status)).toEqual(expected);
});

it.each([
  ['processing', ['pending']],
  ['charge_pending', ['pending']],
  ['insufficient_funds', ['no-funds']],
  ['snowed_in', ['unknown']],
])('a refund that is pending as of %s is %j', async (reason, expected) => {
  expect(await refundThatIs('pending', reason)).toEqual(expected);
});
