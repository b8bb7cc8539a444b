import { describe, expect, it, onTestFinished } from 'vitest';
import { secretKey, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';
import { createAccount } from '../../../../testing/payments/stripe/stripe-double/resources/sellers.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { checkStripe } from './check-stripe.ts';
import { webhookEvents } from './webhook-events.ts';

const url = 'https://nest.example';
const addresses = {
  platform: `${url}/api/webhooks/payments/platform`,
  connect: `${url}/api/webhooks/payments/accounts`,
};

async function stripeWithEndpoints() {
  const { double } = await startStripe();
  onTestFinished(() => double.stop());
  const { state } = double;
  for (const kind of ['platform', 'connect'] as const) {
    state.webhookEndpoints.push({
      id: `we_${kind}`,
      object: 'webhook_endpoint',
      enabled_events: [...webhookEvents[kind]],
      status: 'enabled',
      url: addresses[kind],
    });
  }
  createAccount(state, {
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
  });
  const saysOf = async (change: Readonly<Record<string, string>> = {}) => {
    const env = {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: double.url,
      PUBLIC_URL: `${url}/`,
    };
    const findings = await checkStripe(readConfig({ ...env, ...change }));
    return findings.filter(({ state }) => state !== 'right').map(({ state, says }) => `${state}: ${says}`);
  };
  return { state, saysOf };
}

describe('the doctor at Stripe', () => {
  it('is content with the key, both endpoints and payouts by hand', async () => {
    const { saysOf } = await stripeWithEndpoints();
    expect(await saysOf()).toEqual([]);
  });

  it('says that no key is set', async () => {
    expect(await checkStripe(readConfig({}))).toMatchObject([{ state: 'unknown' }]);
  });

  it('finds a key that is refused, once', async () => {
    const { saysOf } = await stripeWithEndpoints();
    expect(await saysOf({ STRIPE_SECRET_KEY: 'sk_test_other' })).toEqual([
      'wrong: Stripe refuses STRIPE_SECRET_KEY: copy the key from its dashboard again.',
    ]);
  });

  it('finds that Stripe cannot be asked', async () => {
    const { saysOf } = await stripeWithEndpoints();
    expect(await saysOf({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toEqual([
      expect.stringMatching(/^wrong: Stripe cannot be asked \(.+\)/),
    ]);
  });

  it('finds an endpoint that is missing, switched off, or sends too little', async () => {
    const { state, saysOf } = await stripeWithEndpoints();
    const [platform, connect] = state.webhookEndpoints.splice(0);
    if (!platform || !connect) throw new Error('There are two');
    state.webhookEndpoints.push({ ...platform, status: 'disabled' });
    expect(await saysOf()).toEqual([
      expect.stringMatching(/^wrong: The webhook endpoint for .*platform is switched off/),
      expect.stringMatching(/^wrong: Stripe has no webhook endpoint for .*accounts/),
    ]);
    state.webhookEndpoints.splice(0);
    state.webhookEndpoints.push({ ...platform, enabled_events: ['*'] });
    state.webhookEndpoints.push({ ...connect, enabled_events: ['account.updated', 'payout.paid'] });
    expect(await saysOf()).toEqual([
      expect.stringContaining('does not send account.application.deauthorized, payout.failed'),
    ]);
  });

  it('finds payouts that Stripe makes by itself', async () => {
    const { state, saysOf } = await stripeWithEndpoints();
    state.payoutInterval = 'daily';
    expect(await saysOf()).toEqual([expect.stringContaining('set its payouts to manual')]);
  });

  it.each(['GET /v1/accounts', 'GET /v1/payouts'])(
    'finds a restricted key by which no seller can be looked at: %s',
    async (right) => {
      const { state, saysOf } = await stripeWithEndpoints();
      state.forbidden.add(right);
      expect(await saysOf()).toEqual([
        expect.stringMatching(/^wrong: .* give it read for accounts, payouts and external accounts/),
      ]);
    },
  );

  it('does not know whether payouts can be read before there is a seller', async () => {
    const { state, saysOf } = await stripeWithEndpoints();
    state.accounts.clear();
    expect(await saysOf()).toEqual([expect.stringMatching(/^unknown: Stripe has no account of a seller/)]);
  });

  it('does not know what a restricted key may not read', async () => {
    const { state, saysOf } = await stripeWithEndpoints();
    state.forbidden.add('GET /v1/webhook_endpoints').add('GET /v1/balance_settings');
    expect(await saysOf()).toEqual([
      expect.stringMatching(/^unknown: STRIPE_SECRET_KEY may not read webhook endpoints/),
      expect.stringMatching(/^unknown: STRIPE_SECRET_KEY may not read the settings of the balance/),
    ]);
  });
});
