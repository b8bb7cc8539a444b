import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import type {
  MissingPaymentView,
  TakeOverView,
} from '@nestmates/application/office/money/take-over-contract.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import {
  environment,
  type StartedStripe,
  secretKey,
  startStripe,
  webhookSecrets,
} from '@nestmates/infrastructure/testing/payments/stripe/start-stripe.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { checkout } from '../../../testing/buying.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let stripe: StartedStripe;
let server: TestServer;
let [ana, bea]: TestMember[] = [];
let [ada, alma]: Visitor[] = [];
let told = 0;

beforeAll(async () => {
  stripe = await startStripe();
  server = await testServer({
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
    },
  });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' }, 'pro');
  const providerAccountId = await stripe.steps.readySeller();
  await server
    .knex('payment_accounts')
    .insert({ userId: ana.id, provider: 'stripe', providerAccountId, ready: true });
  [ada, alma] = (await signedInMembers(server, 2, columnsOf.admin)).map((one) => one.at(server));
});
afterAll(async () => {
  await server.close();
  await stripe.double.stop();
});

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
  const answer = await checkout(
    bea as TestMember,
    await insertListing(server.knex, ana as TestMember, { priceCents }),
  );
  expect(answer.status, answer.text).toBe(200);
  const [orderId, url] = [Number(answer.body.orderId), String(answer.body.checkoutUrl)];
  return {
    orderId,
    async pay(): Promise<string> {
      await stripe.double.people.pay(url);
      await hear();
      return (await server.knex('orders').where({ id: orderId }).first('paymentId')).paymentId;
    },
    async release(): Promise<void> {
      expect((await ana?.post(`/api/orders/${orderId}/ship`, {}))?.status).toBe(200);
      expect((await bea?.post(`/api/orders/${orderId}/confirm-delivery`))?.status).toBe(200);
      await server.container.get(Settlement).settle({ orderId });
    },
    async refund(): Promise<void> {
      expect((await ana?.post(`/api/orders/${orderId}/cancel`))?.status).toBe(200);
      await server.container.get(Settlement).settle({ orderId });
    },
  };
}

const missing = async (): Promise<readonly MissingPaymentView[]> =>
  (await ada?.get('/api/admin/money/missing'))?.body as unknown as readonly MissingPaymentView[];
const preview = async (paymentId: string): Promise<TakeOverView> =>
  (await ada?.get(`/api/admin/money/take-over?provider=stripe&paymentId=${paymentId}`))
    ?.body as unknown as TakeOverView;
const take = async (by: Visitor | undefined, paymentId: string, seen: string) => {
  const answer = await by?.post('/api/admin/money/take-over', { provider: 'stripe', paymentId, seen });
  return answer?.status === 200 ? answer.body.message : answer?.body.error;
};

it('takes over what happened between the dump and the restore, and ends without a difference', async () => {
  const { people } = stripe.double;
  const [sold, refunded, disputed, unpaid] = [await order(), await order(), await order(), await order()];
  for (const one of [sold, refunded]) await one.pay();
  const disputedPayment = await disputed.pay();
  await expectBooksToAgree(server);
  const restore = await takeDump(server.knex);

  await sold.release();
  await refunded.refund();
  await people.openDispute(disputedPayment, 1000);
  const unpaidPayment = await unpaid.pay();
  const [lost, lostAndRefunded, dear] = [await order(), await order(), await order(60_000)];
  const lostPayment = await lost.pay();
  await lost.release();
  await lostAndRefunded.pay();
  await lostAndRefunded.refund();
  const dearPayment = await dear.pay();
  const cleo = await server.member({ ...columnsOf.free });
  const { body } = await cleo.send('POST', '/api/subscribe?plan=pro');
  await people.pay(String(body.checkoutUrl));
  await hear();
  await restore();

  expect((await reconcile(server)).differences.length).toBeGreaterThan(5);
  const found = await missing();
  expect(found).toHaveLength(8);
  expect(found.filter(({ isPlan }) => isPlan)).toMatchObject([
    { missing: [{ kind: 'charge', amount: 799 }, { kind: 'providerFee' }] },
  ]);

  const seen = await preview(lostPayment);
  expect(seen).toMatchObject({ orderId: null, isPlan: false, needsTwo: false, proposed: null });
  // What the provider has kept of the sale that the seller has cancelled was taken from this one.
  expect(seen.shares).toMatchObject([
    { party: 'buyer', before: 0, after: -4975 },
    { party: 'seller', before: 0, after: 4626 },
    { party: 'provider', after: 174 },
    { party: 'platform', after: 175 },
  ]);
  expect(await take(ada, lostPayment, 'charge=1')).toBe('TAKE_OVER_OUTDATED');
  const both = await Promise.all([take(ada, lostPayment, seen.seen), take(alma, lostPayment, seen.seen)]);
  expect(both.toSorted()).toEqual(['TAKEN_OVER_ALREADY', 'Taken over into our books']);
  expect(await preview(lostPayment)).toMatchObject({ error: 'TAKEN_OVER_ALREADY' });
  expect(await take(ada, lostPayment, seen.seen)).toBe('TAKEN_OVER_ALREADY');

  const much = await preview(dearPayment);
  expect(much.needsTwo).toBe(true);
  expect(await take(ada, dearPayment, much.seen)).toBe('Proposed to another administrator');
  expect(await take(ada, dearPayment, much.seen)).toBe('OWN_PROPOSAL');
  expect((await preview(dearPayment)).proposed).toBe('own');
  expect(await take(alma, dearPayment, much.seen)).toBe('Taken over into our books');

  expect(await preview(unpaidPayment)).toMatchObject({ orderId: unpaid.orderId });
  for (const { paymentId } of await missing()) {
    expect(await take(ada, paymentId, (await preview(paymentId)).seen)).toBe('Taken over into our books');
  }
  await expectBooksToAgree(server);
  expect(await missing()).toEqual([]);
  const { faults } = await checkLedger(server.container.get(port('moneyQueries')), server.clock.now());
  expect(faults).toEqual([]);
  const statuses = await server.knex('orders').orderBy('id').select('id', 'status');
  expect(statuses).toEqual([
    { id: sold.orderId, status: 'problem' },
    { id: refunded.orderId, status: 'refunded' },
    { id: disputed.orderId, status: 'problem' },
    { id: unpaid.orderId, status: 'pending_shipment' },
  ]);
});
