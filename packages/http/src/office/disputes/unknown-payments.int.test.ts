import { PlanDisputes } from '@nestmates/application/money/disputes/plan-disputes.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { openCheckout, sendForm } from '../../../testing/sandbox-payments.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
});
afterAll(() => server.close());

const people = () => server.container.get(Sandbox).pages.people;
const listed = async (list: string) => (await admin.get(`/api/admin/disputes?list=${list}`)).body;

/** Paid at the provider, and by no order of ours. */
async function paidByNobody(): Promise<string> {
  const { checkoutId, url } = await openCheckout(server);
  await sendForm(server.visitor(), url, { outcome: 'pay' });
  const { paymentId } = await server.knex('sandbox_checkouts').where({ id: checkoutId }).first('paymentId');
  return paymentId;
}

it('a dispute about an unknown payment is a task of administrators, once, and is answered', async () => {
  const paymentId = await paidByNobody();
  expect(await people().openDispute(paymentId, 9900)).toBe(true);
  await server.runJobs();
  await server.container.get(PlanDisputes).changed(paymentId, 'sandbox');
  const rows = (await listed('answer')) as unknown as readonly { id: number }[];
  expect(rows).toMatchObject([{ unknownPayment: paymentId, amount: 9900, order: null, payer: { id: null } }]);
  const answer = { explanation: 'It was bought in our old shop.', withMessages: true };
  expect((await admin.post(`/api/admin/disputes/${rows[0]?.id}/evidence`, answer)).body).toMatchObject({
    status: 'sending',
    evidence: { explanation: answer.explanation, productDescription: null, timeline: null, messages: null },
  });
  await server.runJobs();
  expect(await people().closeDispute(paymentId, 'lost')).toBe(true);
  await server.runJobs();
  expect(await listed('decided')).toMatchObject([{ unknownPayment: paymentId, status: 'lost' }]);
});

it('one whose order is known by then is of that order', async () => {
  const ana = await mother(server, { firstName: 'Ana' }, 'premium');
  const bea = await mother(server, { firstName: 'Bea' });
  await payable(server.knex, ana);
  const orderId = await buy(server, bea, await insertListing(server.knex, ana));
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  // Looks as if its payment had not been entered yet.
  await server.knex('orders').where({ id: orderId }).update({ paymentId: 'another' });
  expect(await people().openDispute(paymentId, 0)).toBe(true);
  await server.runJobs();
  expect(await listed('answer')).toMatchObject([{ unknownPayment: paymentId }]);
  await server.knex('orders').where({ id: orderId }).update({ paymentId });
  server.clock.forward(24 * 60 * 60 * 1000);
  await people().closeDispute(paymentId, 'closed');
  await server.runJobs();
  const [last] = (await listed('decided')) as unknown as readonly object[];
  expect(last).toMatchObject({ order: { id: orderId }, kind: 'inquiry', status: 'closed' });
  expect(last).not.toHaveProperty('unknownPayment');
});
