import { cardOfSlowRefunds } from '@nestmates/application/money/payments/sandbox-provider.ts';
import { GuaranteeRefunds } from '@nestmates/application/money/subscriptions/guarantee-refunds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';

const guarantee = '/api/subscription/guarantee';

let drill: Awaited<ReturnType<typeof restoreDrill>>;
beforeAll(async () => {
  drill = await restoreDrill();
});
afterAll(() => drill.stop());

/** A member has asked for what was paid with a card whose bank takes refunds slowly. */
async function asked() {
  const { server, stripe, hear } = drill;
  const cleo = await server.member({ ...columnsOf.free });
  const { body } = await cleo.send('POST', '/api/subscribe?plan=pro');
  await stripe.double.people.pay(String(body.checkoutUrl));
  await hear();
  const { providerId } = await server
    .knex('paid_subscriptions')
    .where({ userId: cleo.id })
    .first('providerId');
  const paymentId = await stripe.double.people.paymentOfPlan(providerId);
  const { card } = stripe.double.state.charges.get(paymentId)?.payment_method_details ?? {};
  Object.assign(card ?? {}, { fingerprint: `fp_${cardOfSlowRefunds} ${cleo.id}` });
  expect((await cleo.post(guarantee)).status).toBe(200);
  await server.runJobs();
  const status = async () => (await cleo.get(guarantee)).body.status;
  const refunds = () =>
    [...stripe.double.state.refunds.values()].filter(({ charge }) => charge === paymentId);
  return { cleo, paymentId, status, refunds };
}

it('is under way until the bank has taken the refund, and the plan has ended', async () => {
  const { server, stripe } = drill;
  const { cleo, paymentId, status, refunds } = await asked();
  await server.container.get(GuaranteeRefunds).sweep();
  expect([await status(), await subjectsTo(server, cleo)]).toEqual(['asked', []]);
  expect((await cleo.get('/api/me')).body.plan).toBe('free');
  await stripe.double.people.endRefund(paymentId, 'taken');
  await server.container.get(GuaranteeRefunds).sweep();
  await server.runJobs();
  expect([await status(), refunds().length]).toEqual(['refunded', 1]);
  expect(await subjectsTo(server, cleo)).toEqual(['Your $7.99 is on its way back']);
  await expectBooksToAgree(server);
});

it.each(['before', 'after'])('is a task again where the bank sends it back %s it was done', async (when) => {
  const { server, stripe, ada } = drill;
  const { people } = stripe.double;
  const { paymentId, status, refunds } = await asked();
  const look = async () => {
    await server.container.get(GuaranteeRefunds).sweep();
    await server.container.get(GuaranteeRefunds).lookAtPaidBack();
  };
  if (when === 'after') {
    await people.endRefund(paymentId, 'taken');
    await look();
  }
  await people.endRefund(paymentId, 'sent-back');
  await look();
  expect(await status()).toBe('refused');
  const { id } = await server.knex('guarantees').orderBy('id', 'desc').first('id');
  expect((await ada.post(`/api/admin/money/guarantees/${id}/retry`)).status).toBe(200);
  await server.runJobs();
  await people.endRefund(paymentId, 'taken');
  await look();
  expect([await status(), refunds().map((one) => one.status)]).toEqual(['refunded', ['failed', 'succeeded']]);
  await expectBooksToAgree(server);
});
