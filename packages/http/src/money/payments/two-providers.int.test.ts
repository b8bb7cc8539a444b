import { invalidSignature } from '@nestmates/application/money/payments/payment-errors.ts';
import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import { PaymentProviders } from '@nestmates/application/money/payments/payment-providers.ts';
import { Reconciliation } from '@nestmates/application/office/money/reconciliation.ts';
import { MemoryBilling } from '@nestmates/application/testing/memory/memory-billing.ts';
import { MemoryPayments } from '@nestmates/application/testing/memory/memory-payments.ts';
import { StoppedClock } from '@nestmates/application/testing/stopped-clock.ts';
import { nothingRequired } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerCheckout, buy, checkout, sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const payments = new MemoryPayments();
/** Takes the place of the sandbox, where the orders that were begun end. */
const newProvider: PaymentProvider = {
  name: 'new',
  sellers: {
    startOnboarding: async ({ reference }) => ({
      accountId: `new-${reference}`,
      url: 'https://new.example/',
    }),
    find: async (accountId) => ({
      accountId,
      reference: accountId.replace('new-', ''),
      canBePaid: true,
      bankFingerprints: [],
      report: nothingRequired,
    }),
  },
  checkouts: payments,
  money: payments,
  subscriptions: new MemoryBilling(new StoppedClock()),
  disputes: {
    ofPayment: async () => undefined,
    sendEvidence: async () => ({ outcome: 'refused', reason: 'other', message: 'There is none' }),
  },
  statement: {
    lines: async () => [],
    payerOf: async () => undefined,
    balance: async () => payments.balance,
    taxOf: async () => 0,
    paysOutByItself: async () => false,
  },
  eventStored: { type: 'text/plain', body: '[accepted]' },
  async readEvent({ headers, body }) {
    if (headers['new-signature'] !== 'right') throw invalidSignature();
    const checkoutId = Buffer.from(body).toString();
    return { kind: 'checkout-changed', id: `new-${checkoutId}`, name: 'paid', at: new Date(), checkoutId };
  },
};

const configured: PaymentProvider[] = [];
let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap(container) {
      configured.push(container.get(port('paymentProviders')).current);
      container
        .rebind(port('paymentProviders'))
        .toConstantValue(new PaymentProviders<PaymentProvider>({ providers: configured }));
    },
  });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const bike = () => insertListing(server.knex, ana);
const orderIn = (id: number) => server.knex('orders').where({ id }).first();

async function deliver(orderId: number): Promise<void> {
  expect(await ana.post(`/api/orders/${orderId}/ship`, {})).toMatchObject({ status: 200 });
  expect(await bea.post(`/api/orders/${orderId}/confirm-delivery`, {})).toMatchObject({ status: 200 });
  await server.runJobs();
}

it('lets what was begun with one provider end there, while all that is new goes to the next', async () => {
  const begun = (await checkout(bea, await bike())).body;
  const paid = await buy(server, bea, await bike());
  configured.unshift(newProvider);

  expect((await ana.get('/api/stripe/connect/status')).body).toEqual({
    connected: false,
    started: false,
    kept: 0,
  });
  expect(await checkout(bea, await bike())).toMatchObject({ status: 403 });
  expect((await ana.post('/api/stripe/connect/onboard', {})).body).toEqual({ url: 'https://new.example/' });
  expect((await ana.get('/api/stripe/connect/status')).body).toEqual({
    connected: true,
    started: true,
    kept: 0,
  });

  await answerCheckout(server, begun.checkoutUrl, 'pay');
  await server.runJobs();
  for (const orderId of [Number(begun.orderId), paid]) {
    expect(await orderIn(orderId)).toMatchObject({ status: 'pending_shipment', provider: 'sandbox' });
    await deliver(orderId);
    expect(await sandboxSums(server, orderId)).toMatchObject({ held: 0, released: 4800 });
  }
  expect(payments.moved).toEqual([]);

  const next = Number((await checkout(bea, await bike())).body.orderId);
  const { checkoutId, provider, sellerAccountId } = await orderIn(next);
  expect({ provider, sellerAccountId }).toEqual({
    provider: 'new',
    sellerAccountId: expect.stringMatching(/^new-[0-9a-f-]{36}$/),
  });
  payments.pay(checkoutId);
  const told = await bea.send('POST', '/api/webhooks/payments/platform', {
    raw: checkoutId,
    headers: { 'new-signature': 'right' },
  });
  expect(told).toMatchObject({ status: 200, text: '[accepted]' });
  await server.runJobs();
  await deliver(next);
  expect(payments.sumsOf((await orderIn(next)).reference)).toEqual({
    charged: 4975,
    released: 4800,
    refunded: 0,
  });
  expect(await sandboxSums(server, next)).toBeUndefined();

  const now = server.clock.now();
  const period = { from: later(now, -days(1)), to: later(now, days(1)) };
  const [ofNew, ofSandbox] = await server.container.get(Reconciliation).run(period);
  expect(ofSandbox).toMatchObject({ provider: 'sandbox', differences: [] });
  expect(ofNew).toMatchObject({
    provider: 'new',
    oursCents: payments.balance,
    theirsCents: payments.balance,
  });
});
