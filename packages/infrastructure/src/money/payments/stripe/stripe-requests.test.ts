import { newKey } from '@nestmates/application/testing/payments/provider-steps.ts';
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

/** The calls that are made meanwhile, with their parameters as they are sent. */
async function sentBy(work: () => Promise<unknown>) {
  const before = stripe.double.requests.length;
  await work();
  return stripe.double.requests.slice(before).map(({ method, path, encoded, headers }) => ({
    call: `${method} ${path}`,
    params: Object.fromEntries(new URLSearchParams(encoded)),
    key: headers['idempotency-key'],
  }));
}

const expiresAt = new Date('2099-01-01T00:00:00Z');
const checkout = {
  key: '7e1f-checkout',
  reference: '7e1f',
  title: 'Balance bike & bell',
  priceCents: 2500,
  processingFeeCents: 106,
  asksCardholder: false,
  asksForAddress: true,
  expiresAt,
  successUrl: 'https://nestmates.example/success?order=7',
  cancelUrl: 'https://nestmates.example/cancel',
};

it('a checkout charges on the platform, for one order, by card', async () => {
  const refusedByTime = stripe.provider.checkouts.open(checkout).catch(() => undefined);
  expect(await sentBy(() => refusedByTime)).toEqual([
    {
      call: 'POST /v1/checkout/sessions',
      key: 'nestmates.example-7e1f-checkout',
      params: {
        mode: 'payment',
        'allowed_payment_method_types[0]': 'card',
        client_reference_id: '7e1f',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][product_data][name]': 'Balance bike & bell',
        'line_items[0][price_data][unit_amount]': '2500',
        'line_items[0][quantity]': '1',
        'line_items[1][price_data][currency]': 'usd',
        'line_items[1][price_data][product_data][name]': 'Processing fee',
        'line_items[1][price_data][unit_amount]': '106',
        'line_items[1][quantity]': '1',
        'payment_intent_data[transfer_group]': 'nestmates.example_order_7e1f',
        'payment_intent_data[metadata][environment]': 'nestmates.example',
        'payment_intent_data[metadata][order]': '7e1f',
        'metadata[environment]': 'nestmates.example',
        'metadata[order]': '7e1f',
        'shipping_address_collection[allowed_countries][0]': 'US',
        expires_at: String(expiresAt.getTime() / 1000),
        success_url: 'https://nestmates.example/success?order=7',
        cancel_url: 'https://nestmates.example/cancel',
      },
    },
  ]);
});

it.each([
  ['goods', 'txcd_99999999'],
  ['service', 'txcd_20030000'],
] as const)('a checkout with tax lets Stripe add it to each line: %s', async (tax, code) => {
  const [sent] = await sentBy(() => stripe.provider.checkouts.open(stripe.steps.checkoutRequest({ tax })));
  expect(sent?.params).toMatchObject({
    'automatic_tax[enabled]': 'true',
    'line_items[0][price_data][tax_behavior]': 'exclusive',
    'line_items[0][price_data][product_data][tax_code]': code,
    'line_items[1][price_data][tax_behavior]': 'exclusive',
    'line_items[1][price_data][product_data][tax_code]': code,
  });
});

it('only what is sent asks for an address', async () => {
  const open = stripe.steps.checkoutRequest({ asksForAddress: false });
  const [sent] = await sentBy(() => stripe.provider.checkouts.open(open));
  expect(Object.keys(sent?.params ?? {}).join()).not.toContain('shipping');
});

it('a seller gets an account whose fees and losses are the platform’s, with the Express dashboard', async () => {
  const request = stripe.steps.onboardingRequest({ key: 'uuid-account', reference: 'uuid-of-ana' });
  const sent = await sentBy(() => stripe.provider.sellers.startOnboarding(request));
  expect(sent).toEqual([
    {
      call: 'POST /v1/accounts',
      key: 'nestmates.example-uuid-account',
      params: {
        country: 'US',
        'controller[fees][payer]': 'application',
        'controller[losses][payments]': 'application',
        'controller[requirement_collection]': 'stripe',
        'controller[stripe_dashboard][type]': 'express',
        'capabilities[transfers][requested]': 'true',
        'metadata[environment]': 'nestmates.example',
        'metadata[seller]': 'uuid-of-ana',
      },
    },
    {
      call: 'POST /v1/account_links',
      key: expect.any(String),
      params: {
        account: expect.stringMatching(/^acct_/),
        type: 'account_onboarding',
        return_url: request.returnUrl,
        refresh_url: request.refreshUrl,
      },
    },
  ]);
});

it('money moves under our keys, which Stripe keeps with each move', async () => {
  const order = await stripe.steps.paidOrder();
  const { reference, paymentId } = order;
  const accountId = await stripe.steps.readySeller();
  const { money } = stripe.provider;
  const key = `${reference}-release-1`;
  let releaseId = '';
  const sent = await sentBy(async () => {
    const release = await money.release({ ...order, key, accountId, cents: 2500 });
    if (release.outcome === 'done') releaseId = release.id;
    await money.refund({ paymentId, key: `${reference}-refund-1`, cents: 2606 });
    await money.reverse({ releaseId, key: `${reference}-reversal-1`, cents: 2500 });
  });
  expect(sent).toEqual([
    {
      call: 'POST /v1/transfers',
      key: `nestmates.example-${key}`,
      params: {
        amount: '2500',
        currency: 'usd',
        destination: accountId,
        source_transaction: paymentId,
        transfer_group: `nestmates.example_order_${reference}`,
        'metadata[environment]': 'nestmates.example',
        'metadata[key]': key,
      },
    },
    {
      call: 'POST /v1/refunds',
      key: `nestmates.example-${reference}-refund-1`,
      params: { charge: paymentId, amount: '2606', 'metadata[key]': `${reference}-refund-1` },
    },
    {
      call: `POST /v1/transfers/${releaseId}/reversals`,
      key: `nestmates.example-${reference}-reversal-1`,
      params: { amount: '2500', 'metadata[key]': `${reference}-reversal-1` },
    },
  ]);
});

it('a payment of another environment, order or mode is none of ours, nor is money from elsewhere', async () => {
  const request = stripe.steps.checkoutRequest();
  const { checkoutId, url } = await stripe.provider.checkouts.open(request);
  await stripe.double.people.pay(url);
  const { reference, paymentId } = await stripe.steps.paidOrder();
  const staging = stripe.connect(stripe.double.url, secretKey, 'staging.example');
  expect(await staging.checkouts.find(checkoutId)).toBeUndefined();
  await expect(staging.money.payment({ reference, paymentId })).rejects.toThrow();
  const other = { reference: request.reference, paymentId };
  await expect(stripe.provider.money.payment(other)).rejects.toThrow();

  const charge = stripe.double.state.charges.get(paymentId);
  if (charge) charge.livemode = true;
  await expect(stripe.provider.money.payment({ reference, paymentId })).rejects.toThrow();
  if (charge) charge.livemode = false;

  // A transfer of the group that takes its money from somewhere else, as a copy of the database could make it.
  const accountId = await stripe.steps.readySeller();
  const source = await stripe.steps.paidOrder();
  const released = { ...source, accountId, key: newKey(), cents: 100 };
  const moved = await stripe.provider.money.release(released);
  const transfer = moved.outcome === 'done' && stripe.double.state.transfers.get(moved.id);
  if (transfer) transfer.transfer_group = `nestmates.example_order_${reference}`;
  expect(await stripe.steps.payment({ reference, paymentId })).toMatchObject({ releases: [] });
});

it('a subscription is to a price of the price list, which is made once', async () => {
  const { provider, steps } = stripe;
  const request = { ...steps.subscriptionRequest('premium'), key: 'uuid-plan', reference: 'uuid-of-ana' };
  const sent = await sentBy(async () => {
    const { url } = await steps.planCheckout(request);
    await stripe.double.people.pay(url);
    await provider.subscriptions.openCheckout({ ...request, key: 'uuid-plan-again' });
  });
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /v1/prices',
    'POST /v1/prices',
    'POST /v1/checkout/sessions',
    'POST /v1/checkout/sessions',
  ]);
  expect(sent[0]?.params).toEqual({ 'lookup_keys[0]': 'nestmates_premium_1199', active: 'true' });
  expect(sent[1]).toMatchObject({
    key: 'price-nestmates_premium_1199',
    params: {
      currency: 'usd',
      unit_amount: '1199',
      'recurring[interval]': 'month',
      lookup_key: 'nestmates_premium_1199',
      transfer_lookup_key: 'true',
      tax_behavior: 'exclusive',
      'product_data[tax_code]': 'txcd_10103000',
      'product_data[name]': 'Nestmates Premium',
      'metadata[plan]': 'premium',
    },
  });
  expect(sent[2]).toEqual({
    call: 'POST /v1/checkout/sessions',
    key: 'nestmates.example-uuid-plan',
    params: {
      mode: 'subscription',
      'allowed_payment_method_types[0]': 'card',
      client_reference_id: 'uuid-of-ana',
      'line_items[0][price]': expect.stringMatching(/^price_/),
      'line_items[0][quantity]': '1',
      'subscription_data[metadata][environment]': 'nestmates.example',
      'subscription_data[metadata][member]': 'uuid-of-ana',
      'metadata[environment]': 'nestmates.example',
      'metadata[member]': 'uuid-of-ana',
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
    },
  });
});

it('the billing portal changes between our plans and cancels at the end of the period', async () => {
  const portal = await stripe.steps.portalOf(await stripe.steps.subscribed('pro'));
  expect(portal).toContain('/p/session/');
  const [configuration, ...others] = stripe.double.state.portalConfigurations.values();
  expect(others).toEqual([]);
  expect(configuration?.metadata).toEqual({ price_book: 'pro-799-premium-1199' });
  expect(configuration?.features).toMatchObject({
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: true, default_allowed_updates: ['price'] },
  });
  expect(configuration?.features.subscription_update?.products).toHaveLength(2);
});

it('the prices and the portal are those that another process has made', async () => {
  const another = await stripe.steps.subscribed('pro');
  const fresh = stripe.connect();
  const sent = await sentBy(async () => {
    await fresh.subscriptions.openCheckout(stripe.steps.subscriptionRequest('pro'));
    await fresh.subscriptions.openPortal({
      customerId: another.customerId,
      returnUrl: 'https://nestmates.example/account',
    });
  });
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /v1/prices',
    'POST /v1/checkout/sessions',
    'GET /v1/billing_portal/configurations',
    'POST /v1/billing_portal/sessions',
  ]);
});

it('a plan with tax keeps the address of a known customer, and lets prices from before say that they have none', async () => {
  const { customerId } = await stripe.steps.subscribed('pro');
  const { prices } = stripe.double.state;
  for (const price of prices.values()) price.tax_behavior = 'unspecified';
  const request = { ...stripe.steps.subscriptionRequest('pro'), customerId, tax: 'plan' } as const;
  const fresh = stripe.connect();
  const sent = await sentBy(() => fresh.subscriptions.openCheckout(request));
  expect(sent.at(-1)?.params).toMatchObject({
    'automatic_tax[enabled]': 'true',
    'customer_update[address]': 'auto',
    customer: customerId,
  });
  const updated = sent.filter(({ call }) => /^POST .v1.prices.price_/.test(call));
  expect(updated.map(({ params }) => params)).toContainEqual({ tax_behavior: 'exclusive' });
  expect(new Set([...prices.values()].map(({ tax_behavior }) => tax_behavior))).toEqual(
    new Set(['exclusive']),
  );
  const again = { ...stripe.steps.subscriptionRequest('pro'), tax: 'plan' } as const;
  const next = await sentBy(() => fresh.subscriptions.openCheckout(again));
  expect(next.map(({ call }) => call)).toEqual(['POST /v1/checkout/sessions']);
  expect(next[0]?.params).not.toHaveProperty('customer_update[address]');
});

it('asks whether the balance is paid out by itself, and takes no for an answer', async () => {
  const { state } = stripe.double;
  const { statement } = stripe.provider;
  expect(await statement.paysOutByItself()).toBe(false);
  state.payoutInterval = 'daily';
  expect(await statement.paysOutByItself()).toBe(true);
  state.forbidden.add('GET /v1/balance_settings');
  expect(await statement.paysOutByItself()).toBeUndefined();
});

it('has the cardholder asked, where the checkout is to', async () => {
  const asked = stripe.provider.checkouts.open({ ...checkout, key: newKey(), asksCardholder: true });
  const [sent] = await sentBy(() => asked.catch(() => undefined));
  expect(sent?.params).toMatchObject({ 'payment_method_options[card][request_three_d_secure]': 'any' });
});
