import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import type {
  MissingPaymentView,
  TakeOverView,
} from '@nestmates/application/office/money/take-over-contract.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import {
  environment,
  secretKey,
  startStripe,
  webhookSecrets,
} from '@nestmates/infrastructure/testing/payments/stripe/start-stripe.ts';
import { expect } from 'vitest';
import { checkout } from './buying.ts';
import { mother } from './mothers.ts';
import { insertListing } from './order-setup.ts';
import { columnsOf } from './roles.ts';
import { signedInMembers } from './signed-in-members.ts';
import { testServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

/** A shop at the double of Stripe, whose database goes back to a dump while its payments stay. */
export async function restoreDrill(env: Readonly<Record<string, string>> = {}) {
  let clock: Clock = { now: () => new Date() };
  const stripe = await startStripe({ now: () => clock.now() });
  const server = await testServer({
    env: {
      RATE_LIMITS: 'off',
      PURCHASES_PER_DAY: '100',
      PURCHASES_PER_DAY_CENTS: '10000000',
      TWO_APPROVALS_CENTS: '50000',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_API_BASE: stripe.double.url,
      STRIPE_WEBHOOK_SECRET: webhookSecrets.platform,
      STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecrets.connect,
      PAYMENTS_ENVIRONMENT: environment,
      ...env,
    },
  });
  clock = server.clock;
  const ana = await mother(server, { firstName: 'Ana' }, 'premium');
  const bea = await mother(server, { firstName: 'Bea' }, 'pro');
  const providerAccountId = await stripe.steps.readySeller();
  await server
    .knex('payment_accounts')
    .insert({ userId: ana.id, provider: 'stripe', providerAccountId, ready: true });
  const admins = await signedInMembers(server, 2, columnsOf.admin);
  const [ada, alma] = admins.map((one) => one.at(server));
  if (!ada || !alma) throw new Error('There are two');
  let told = 0;

  async function hear(): Promise<void> {
    const all = stripe.double.webhooks();
    for (const { body, headers } of all.slice(told)) {
      // What becomes of the seller's account is another endpoint's.
      if ('account' in JSON.parse(new TextDecoder().decode(body))) continue;
      const sent = { raw: new Uint8Array(body), headers: headers as Record<string, string> };
      await server.visitor().send('POST', '/api/webhooks/payments/platform', sent);
    }
    told = all.length;
    await server.runJobs();
  }

  async function order(priceCents = 4800) {
    const answer = await checkout(bea, await insertListing(server.knex, ana, { priceCents }));
    expect(answer.status, answer.text).toBe(200);
    const [orderId, url] = [Number(answer.body.orderId), String(answer.body.checkoutUrl)];
    return {
      orderId,
      async pay(card?: string): Promise<string> {
        await stripe.double.people.pay(url, card);
        await hear();
        return (await server.knex('orders').where({ id: orderId }).first('paymentId')).paymentId;
      },
      async release(): Promise<void> {
        expect((await ana.post(`/api/orders/${orderId}/ship`, {})).status).toBe(200);
        expect((await bea.post(`/api/orders/${orderId}/confirm-delivery`)).status).toBe(200);
        await server.container.get(Settlement).settle({ orderId });
      },
      async refund(): Promise<void> {
        expect((await ana.post(`/api/orders/${orderId}/cancel`)).status).toBe(200);
        await server.container.get(Settlement).settle({ orderId });
      },
    };
  }

  const missing = async (): Promise<readonly MissingPaymentView[]> =>
    (await ada.get('/api/admin/money/missing')).body as unknown as readonly MissingPaymentView[];
  const preview = async (paymentId: string): Promise<TakeOverView> =>
    (await ada.get(`/api/admin/money/take-over?provider=stripe&paymentId=${paymentId}`))
      .body as unknown as TakeOverView;
  const take = async (by: Visitor, paymentId: string, seen: string) => {
    const answer = await by.post('/api/admin/money/take-over', { provider: 'stripe', paymentId, seen });
    return answer.status === 200 ? answer.body.message : answer.body.error;
  };

  const stop = async () => {
    await server.close();
    await stripe.double.stop();
  };
  return { stripe, server, ana, bea, ada, alma, admins, hear, order, missing, preview, take, stop };
}
