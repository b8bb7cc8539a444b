import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import {
  environment,
  secretKey,
  startStripe,
  webhookSecrets,
} from '@nestmates/infrastructure/testing/payments/stripe/start-stripe.ts';
import { StripeFailure } from '@nestmates/infrastructure/testing/payments/stripe/stripe-double/failures.ts';
import { answerCheckout } from './buying.ts';
import { payable } from './order-setup.ts';
import { QuickPasswords } from './quick-passwords.ts';
import { type TestMember, type TestServer, testServer } from './test-server.ts';

/** Two processes of one shop, and what people and banks do at its payment provider. */
export interface ShopOfTwo {
  readonly server: TestServer;
  readonly other: TestServer;
  readonly provider: string;
  pay(url: string): Promise<void>;
  sellerAccount(seller: TestMember): Promise<void>;
  /** Whether the bank could. */
  openDispute(paymentId: string, cents: number): Promise<boolean>;
  closeDispute(paymentId: string, outcome: 'won' | 'lost' | 'closed'): Promise<boolean>;
  /** Both hear of it, and workers do what is due. */
  hear(): Promise<void>;
  close(): Promise<void>;
}

const shared = {
  RATE_LIMITS: 'off',
  DATABASE_POOL: '12',
  PURCHASES_PER_DAY: '0',
  TWO_APPROVALS_CENTS: '50000',
};
const quick: Parameters<typeof testServer>[0] = {
  swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
};

export async function shopAtSandbox(): Promise<ShopOfTwo> {
  const server = await testServer({ ...quick, env: shared });
  const { people } = server.container.get(Sandbox).pages;
  return {
    server,
    other: await server.anotherServer(),
    provider: 'sandbox',
    pay: (url) => answerCheckout(server, url, 'pay'),
    sellerAccount: (seller) => payable(server.knex, seller),
    openDispute: (id, cents) => people.openDispute(id, cents),
    closeDispute: (id, outcome) => people.closeDispute(id, outcome),
    hear: () => server.runJobs(),
    close: () => server.close(),
  };
}

/** Whether it was done; what a bank cannot do, such as ask twice, changes nothing. */
async function isDone(act: Promise<void>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof StripeFailure && /^No such (?:charge to dispute|dispute):/u.test(error.message)) {
      return false;
    }
    throw error;
  }
}

export async function shopAtStripe(): Promise<ShopOfTwo> {
  let clock: Clock = { now: () => new Date() };
  const { double, steps } = await startStripe({ now: () => clock.now() });
  const server = await testServer({
    ...quick,
    env: {
      ...shared,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_API_BASE: double.url,
      STRIPE_WEBHOOK_SECRET: webhookSecrets.platform,
      STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecrets.connect,
      PAYMENTS_ENVIRONMENT: environment,
    },
  });
  clock = server.clock;
  const other = await server.anotherServer();
  const { people } = double;
  let told = 0;
  return {
    server,
    other,
    provider: 'stripe',
    pay: (url) => people.pay(url),
    async sellerAccount({ id: userId }) {
      const providerAccountId = await steps.readySeller();
      const account = { userId, provider: 'stripe', providerAccountId, ready: true };
      await server.knex('payment_accounts').insert(account);
    },
    openDispute: (id, cents) => isDone(people.openDispute(id, cents)),
    closeDispute: (id, outcome) => isDone(people.closeDispute(id, outcome)),
    async hear() {
      const all = double.webhooks();
      const news = all.slice(told);
      told = all.length;
      // Each comes twice at once, to both processes.
      for (const { body, headers } of news) {
        if ('account' in JSON.parse(new TextDecoder().decode(body))) continue;
        const sent = { raw: new Uint8Array(body), headers: headers as Record<string, string> };
        const path = '/api/webhooks/payments/platform';
        await Promise.all([server, other].map((at) => at.visitor().send('POST', path, sent)));
      }
      await server.runJobs();
    },
    async close() {
      await server.close();
      await double.stop();
    },
  };
}
