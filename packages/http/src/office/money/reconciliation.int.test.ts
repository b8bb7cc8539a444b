import { PaymentChanges } from '@nestmates/application/market/orders/payment-changes.ts';
import { Settlement } from '@nestmates/application/market/orders/settlement.ts';
import { Reconciliation } from '@nestmates/application/office/money/reconciliation.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const look = () => server.container.get(PaymentChanges).lookAtOld();
async function reconcile() {
  const now = server.clock.now();
  const [report] = await server.container
    .get(Reconciliation)
    .run({ from: later(now, -days(3)), to: later(now, days(1)) });
  if (!report) throw new Error('There is no report');
  return report;
}

it('agrees with the provider after sales and disputes, and names what nobody has told us of', async () => {
  const paid = async () => {
    const orderId = await buy(server, bea, await insertListing(server.knex, ana));
    const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
    return { orderId, paymentId };
  };
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
  await look();
  const agreed = await reconcile();
  expect(agreed.differences).toEqual([]);
  expect(agreed.oursCents).toBe(agreed.theirsCents);
  const named = await server.knex('transactions').whereNull('balanceTransaction').pluck('kind');
  expect(new Set(named)).toEqual(new Set(['fee', 'disputeLost', 'providerFee']));

  expect(await people.refund(refunded.paymentId, 700)).toBe(true);
  const { differences } = await reconcile();
  expect(differences).toMatchObject([
    { kind: 'not-in-books', what: 'refund', oursCents: 0, theirsCents: 700 },
    { kind: 'balance' },
  ]);
  const [admin] = await signedInMembers(server, 1, columnsOf.admin);
  const { body } = await (admin?.at(server) ?? ana).get('/api/admin/money');
  const reports = body.reports as unknown as readonly { readonly differences: readonly object[] }[];
  expect(reports.map((report) => report.differences.length)).toEqual([2, 0]);
});
