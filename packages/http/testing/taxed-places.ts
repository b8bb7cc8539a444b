import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import {
  environment,
  secretKey,
  startStripe,
  webhookSecrets,
} from '@nestmates/infrastructure/testing/payments/stripe/start-stripe.ts';
import { answerCheckout } from './buying.ts';
import { type TestServer, testServer } from './test-server.ts';

/** A server with taxes of its provider, and what people and banks do there. */
export interface TaxedPlace {
  readonly server: TestServer;
  pay(url: string): Promise<void>;
  renew(subscriptionId: string): Promise<void>;
  refund(paymentId: string, cents: number): Promise<unknown>;
  openDispute(paymentId: string, cents: number): Promise<unknown>;
  closeDispute(paymentId: string, outcome: 'won' | 'lost'): Promise<unknown>;
  /** Tells the server of all that has happened. */
  hear(): Promise<void>;
  close(): Promise<void>;
}

export async function taxedAtTheSandbox(): Promise<TaxedPlace> {
  const server = await testServer({ env: { RATE_LIMITS: 'off', TAXES: 'provider' } });
  const { subscriptions, pages } = server.container.get(Sandbox);
  return {
    server,
    pay: (url) => answerCheckout(server, url, 'pay'),
    async renew(id) {
      await subscriptions.missRenewal(id);
      await subscriptions.payRenewal(id);
    },
    refund: (id, cents) => pages.people.refund(id, cents),
    openDispute: (id, cents) => pages.people.openDispute(id, cents),
    closeDispute: (id, outcome) => pages.people.closeDispute(id, outcome),
    hear: () => server.runJobs(),
    close: () => server.close(),
  };
}

export async function taxedAtStripe(): Promise<TaxedPlace> {
  const { double } = await startStripe();
  const server = await testServer({
    env: {
      RATE_LIMITS: 'off',
      TAXES: 'provider',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_API_BASE: double.url,
      STRIPE_WEBHOOK_SECRET: webhookSecrets.platform,
      STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecrets.connect,
      PAYMENTS_ENVIRONMENT: environment,
    },
  });
  const { people } = double;
  let told = 0;
  return {
    server,
    pay: (url) => people.pay(url),
    async renew(id) {
      await people.missRenewal(id);
      await people.payRenewal(id);
    },
    refund: (id, cents) => people.refundInDashboard(id, cents),
    openDispute: (id, cents) => people.openDispute(id, cents),
    closeDispute: (id, outcome) => people.closeDispute(id, outcome),
    async hear() {
      const all = double.webhooks();
      for (const { body, headers } of all.slice(told)) {
        const sent = { raw: new Uint8Array(body), headers: headers as Record<string, string> };
        await server.visitor().send('POST', '/api/webhooks/payments/platform', sent);
      }
      told = all.length;
      await server.runJobs();
    },
    async close() {
      await server.close();
      await double.stop();
    },
  };
}
