import { paymentProviderContract } from '@nestmates/application/testing/payments/payment-provider-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { brokenServer } from '../../../../testing/broken-server.ts';
import { type StartedStripe, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.double.stop());

paymentProviderContract(
  'Stripe',
  () => stripe.underTest,
  async (fault) => stripe.connect(await brokenServer(fault)),
);
