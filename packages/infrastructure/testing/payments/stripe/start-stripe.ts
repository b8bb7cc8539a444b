import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { ProviderSteps } from '@nestmates/application/testing/payments/provider-steps.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { StripePayments } from '../../../src/money/payments/stripe/stripe-payments.ts';
import { StripeDouble } from './stripe-double/stripe-double.ts';
import { signedWebhook } from './stripe-double/webhooks.ts';

export const environment = 'nestmates.example';
export const secretKey = 'sk_test_double';
export const webhookSecrets = { platform: 'whsec_platform', connect: 'whsec_connect' };

/** The adapter with the real SDK, and the double of Stripe that it talks to. */
export async function startStripe(clock: Clock = { now: () => new Date() }) {
  const double = await StripeDouble.start({ clock, secretKey, webhookSecrets });
  const connect = (apiBase = double.url, key = secretKey, name = environment) =>
    new StripePayments({ secretKey: key, apiBase, webhookSecrets, prices: defaultPrices, environment: name });
  const provider = connect();
  const underTest = {
    provider,
    people: double.people,
    webhooks: async () => double.webhooks(),
    async signedAgo(milliseconds: number) {
      const newest = double.state.events.at(-1);
      if (!newest) throw new Error('Nothing was sent');
      return signedWebhook(newest, webhookSecrets, new Date(clock.now().getTime() - milliseconds));
    },
  };
  return { double, provider, underTest, connect, steps: new ProviderSteps(() => underTest) };
}

export type StartedStripe = Awaited<ReturnType<typeof startStripe>>;
