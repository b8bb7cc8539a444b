import {
  environment,
  secretKey,
  startStripe,
  webhookSecrets,
} from '@nestmates/infrastructure/testing/payments/stripe/start-stripe.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let server: TestServer;
/** Events of Stripe's that we were told of. */
let told = 0;
beforeAll(async () => {
  stripe = await startStripe();
  server = await testServer({
    env: {
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_API_BASE: stripe.double.url,
      STRIPE_WEBHOOK_SECRET: webhookSecrets.platform,
      STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecrets.connect,
      PAYMENTS_ENVIRONMENT: environment,
    },
  });
});
afterAll(async () => {
  await server.close();
  await stripe.double.stop();
});

async function hear(): Promise<void> {
  const all = stripe.double.webhooks();
  for (const { body, headers } of all.slice(told)) {
    const sent = { raw: new Uint8Array(body), headers: headers as Record<string, string> };
    const { status } = await server.visitor().send('POST', '/api/webhooks/payments/platform', sent);
    expect(status).toBe(200);
  }
  told = all.length;
  await server.runJobs();
}

async function subscribed(
  plan: 'pro' | 'premium',
): Promise<{ by: TestMember; paymentId: string; id: string }> {
  const by = await server.member({ ...columnsOf.free });
  const { body } = await by.send('POST', `/api/subscribe?plan=${plan}`);
  await stripe.double.people.pay(String(body.checkoutUrl));
  await hear();
  expect((await by.get('/api/me')).body.plan).toBe(plan);
  const { providerId: id } = await server.knex('paid_subscriptions').where({ userId: by.id }).first();
  return { by, id, paymentId: await stripe.double.people.paymentOfPlan(id) };
}

it('plans at Stripe are paid, renewed, paid back and disputed, and our bank is paid, as our books have it', async () => {
  const { people } = stripe.double;
  const [back, renewed, lost, left] = [
    await subscribed('pro'),
    await subscribed('premium'),
    await subscribed('pro'),
    await subscribed('pro'),
  ];
  expect((await back.by.get('/api/subscription/guarantee')).body).toMatchObject({
    status: 'open',
    amount: 799,
  });
  expect((await back.by.post('/api/subscription/guarantee')).status).toBe(200);
  await server.runJobs();
  await hear();
  expect((await back.by.get('/api/subscription/guarantee')).body).toMatchObject({ status: 'refunded' });
  expect((await back.by.get('/api/me')).body.plan).toBe('free');

  await people.missRenewal(renewed.id);
  await people.payRenewal(renewed.id);
  await people.openDispute(lost.paymentId, 799);
  await hear();
  expect((await lost.by.get('/api/subscription')).body).toMatchObject({ subscription: { status: 'ending' } });
  await people.closeDispute(lost.paymentId, 'lost');
  expect((await left.by.delete('/api/account', { password: memberPassword })).status).toBe(200);
  await hear();
  expect((await lost.by.get('/api/me')).body.plan).toBe('free');
  people.payOutToUs(1000);
  await expectBooksToAgree(server);

  const kinds = await server.knex('transactions').distinct('kind').orderBy('kind').pluck('kind');
  expect(kinds).toEqual([
    'payout',
    'planDispute',
    'planDisputeLost',
    'planPayment',
    'planRefund',
    'providerFee',
  ]);
  const { oursCents } = await reconcile(server);
  const [pro, premium] = [799, 1199].map((cents) => cents - Math.round(cents * 0.029) - 30);
  // Three of Pro, two of Premium; one went back, one to a bank with its fee, and ten dollars to our bank.
  expect(oursCents).toBe(3 * (pro ?? 0) + 2 * (premium ?? 0) - 799 - (799 + 1500) - 1000);
});
