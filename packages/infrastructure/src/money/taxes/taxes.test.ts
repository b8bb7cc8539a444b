import { ProviderSteps } from '@nestmates/application/testing/payments/provider-steps.ts';
import { taxesContract } from '@nestmates/application/testing/payments/taxes-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { type StartedStripe, startStripe } from '../../../testing/payments/stripe/start-stripe.ts';
import { NoTaxes } from './no-taxes.ts';
import { ProviderTaxes } from './provider-taxes.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.double.stop());

const steps = new ProviderSteps(() => stripe.underTest);
taxesContract('no taxes, by Stripe', new NoTaxes(), { adds: false, steps });
taxesContract('taxes of the provider, by Stripe', new ProviderTaxes(1400), { adds: true, steps });
