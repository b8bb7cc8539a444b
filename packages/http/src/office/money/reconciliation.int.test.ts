import { PaymentChanges } from '@nestmates/application/market/orders/money/payment-changes.ts';
import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookAtPayments, reconcile } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' }, 'pro');
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const paid = async () => {
  const orderId = await buy(server, bea, await insertListing(server.knex, ana));
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  return { orderId, paymentId };
};

it('agrees with the provider after sales and disputes, and names what nobody has told us of', async () => {
  const [sold, disputed, refunded] = [await paid(), await paid(), await paid()];
  for (const { orderId } of [sold, disputed]) {
    expect((await ana.post(`/api/orders/${orderId}/ship`, {})).status).toBe(200);
    expect((await bea.post(`/api/orders/${orderId}/confirm-delivery`)).status).toBe(200);
    await server.container.get(Settlement).settle({ orderId });
  }
  const { people } = server.container.get(Sandbox).pages;
  expect(await people.openDispute(disputed.paymentId, 1000)).toBe(true);
  for (const order of [sold, disputed, refunded]) await server.container.get(PaymentChanges).check(order);
  await server.container.get(Settlement).settle(disputed);
  expect((await ana.get(`/api/orders/${disputed.orderId}`)).body).toMatchObject({
    status: 'problem',
    disputed: true,
    money: { held: 0, released: 3800 },
  });
  await people.closeDispute(disputed.paymentId, 'lost');
  await server.container.get(PaymentChanges).check(disputed);
  expect((await ana.get(`/api/orders/${disputed.orderId}`)).body).toMatchObject({
    status: 'completed',
    money: { held: 0, released: 3800, refunded: 1000 },
  });
  await lookAtPayments(server);
  const agreed = await reconcile(server);
  // The bank's fee for a dispute is ours, and this platform has earned nothing that would pay for it.
  expect(agreed.differences).toMatchObject([{ kind: 'uncovered' }]);
  expect(agreed.oursCents).toBe(agreed.theirsCents);
  const named = await server.knex('transactions').whereNull('balanceTransaction').pluck('kind');
  expect(new Set(named)).toEqual(new Set(['disputeLost', 'disputeFee']));

  expect(await people.refund(refunded.paymentId, 700)).toBe(true);
  const { differences } = await reconcile(server);
  expect(differences).toMatchObject([
    { kind: 'not-in-books', what: 'refund', oursCents: 0, theirsCents: 700 },
    { kind: 'balance' },
    { kind: 'uncovered' },
  ]);
  const [admin] = await signedInMembers(server, 1, columnsOf.admin);
  const { body } = await (admin?.at(server) ?? ana).get('/api/admin/money');
  const reports = body.reports as unknown as readonly { readonly differences: readonly object[] }[];
  expect(reports.map((report) => report.differences.length)).toEqual([3, 1]);
});

it('counts what is held for each order for itself', async () => {
  const store = server.container.get(port('reconciliationStore'));
  const held = async () => [await store.heldForPayments('sandbox'), (await store.accounts('sandbox')).held];
  await server.runJobs();
  const [byOrders = 0, together = 0] = await held();
  const twice = await paid();
  await ana.post(`/api/orders/${twice.orderId}/ship`, {});
  await bea.post(`/api/orders/${twice.orderId}/confirm-delivery`);
  await server.container.get(Settlement).settle(twice);
  expect(await server.container.get(Sandbox).pages.people.refund(twice.paymentId, 4800)).toBe(true);
  await server.container.get(PaymentChanges).check(twice);
  await paid();
  expect(await held()).toEqual([byOrders + 4800, together]);
});
