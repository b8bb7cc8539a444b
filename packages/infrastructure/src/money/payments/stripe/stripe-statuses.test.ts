import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedStripe, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';
import {
  disputeStatuses,
  meaningOf,
  type Named,
  refundStatuses,
  subscriptionStatuses,
} from './stripe-statuses.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.double.stop());

/** Whether the double makes it; one that a new version of the SDK adds does not compile. */
const ofPaymentIntents = {
  succeeded: true,
  canceled: false,
  processing: false,
  requires_action: false,
  requires_capture: false,
  requires_confirmation: false,
  requires_payment_method: false,
} as const satisfies Readonly<Record<Named<Stripe.PaymentIntent['status']>, boolean>>;

const ofCharges = { succeeded: true, failed: false, pending: false } as const satisfies Readonly<
  Record<Named<Stripe.Charge['status']>, boolean>
>;

/** The SDK has texts for them: does not compile once it names values. */
const ofPayouts = {} satisfies Readonly<Record<Named<Stripe.Payout['status']>, boolean>>;

it('the values of unions of the SDK are named, and nothing else is one of them', () => {
  const known: Named<Stripe.Dispute['status']> = 'won';
  const isNamed: 'sleeping' extends Named<Stripe.Dispute['status']> ? true : false = false;
  expect([disputeStatuses[known], isNamed]).toEqual(['won', false]);
  expect(Object.keys(ofPayouts)).toEqual([]);
  expect(ofPaymentIntents.succeeded && ofCharges.succeeded).toBe(true);
});

it.each([refundStatuses, subscriptionStatuses, disputeStatuses])(
  'nothing is known of what Stripe has come to say since, nor of what every object has (%#)',
  (meanings) => {
    for (const status of ['sleeping', '', 'toString', null])
      expect(meaningOf(meanings, status)).toBeUndefined();
  },
);

it('a dispute with a status that we do not know is open, and says so', async () => {
  const order = await stripe.steps.paidOrder();
  await stripe.steps.people.openDispute(order.paymentId, 1000);
  const made = [...stripe.double.state.disputes.values()].at(-1);
  if (!made) throw new Error('Nothing is disputed');
  made.status = 'sleeping' as typeof made.status;
  expect((await stripe.steps.payment(order)).disputes).toMatchObject([
    { outcome: 'open', unknownStatus: 'sleeping' },
  ]);
});
