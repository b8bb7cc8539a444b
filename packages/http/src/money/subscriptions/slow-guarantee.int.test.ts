import { randomUUID } from 'node:crypto';
import { cardOfSlowRefunds } from '@nestmates/application/money/payments/sandbox-provider.ts';
import { GuaranteeRefunds } from '@nestmates/application/money/subscriptions/guarantee-refunds.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
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
async function asked(worker: 'works' | 'is-killed' = 'works') {
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
  if (worker === 'works') await server.runJobs();
  const status = async () => (await cleo.get(guarantee)).body.status;
  const refunds = () =>
    [...stripe.double.state.refunds.values()].filter(({ charge }) => charge === paymentId);
  return { cleo, paymentId, status, refunds };
}

/** Guarantees of a provider that is not configured any more. */
async function insertOfGoneProvider(number: number, status: 'asked' | 'refunded'): Promise<void> {
  const { knex, clock } = drill.server;
  const [askedAt, closedAt] = [later(clock.now(), -days(3)), later(clock.now(), -days(2))];
  for (let n = 0; n < number; n += 1) {
    const closed = status === 'asked' ? {} : { closedAt };
    const row = { emailDigest: randomUUID(), key: randomUUID(), status, askedAt, ...closed };
    const [added] = await knex('guarantees').insert(row).returning('id');
    const of = { guaranteeId: added.id, provider: 'gone', subscriptionId: 'sub_1', cents: 799 };
    await knex('guarantee_refunds').insert({ ...of, paymentId: randomUUID(), refundId: 're_1' });
  }
}

const refundsOfGuarantees = () => drill.server.container.get(GuaranteeRefunds);

it('is under way until the bank has taken the refund, and the plan has ended', async () => {
  const { server, stripe } = drill;
  const { cleo, paymentId, status, refunds } = await asked();
  await refundsOfGuarantees().sweep();
  const unfinished = server.container.get(port('guaranteeStore')).takeUnfinished(server.clock.now(), 20);
  const { id: guaranteeId } = await server.knex('guarantees').orderBy('id', 'desc').first('id');
  expect(await unfinished).not.toContainEqual({ guaranteeId, provider: 'stripe' });
  expect([await status(), await subjectsTo(server, cleo)]).toEqual(['asked', []]);
  expect((await cleo.get('/api/me')).body.plan).toBe('free');
  await stripe.double.people.endRefund(paymentId, 'taken');
  await refundsOfGuarantees().lookAtBanks();
  await server.runJobs();
  expect([await status(), refunds().length]).toEqual(['refunded', 1]);
  expect(await subjectsTo(server, cleo)).toEqual(['Your $7.99 is on its way back']);
  await expectBooksToAgree(server);
});

it.each([
  ['taken', 'refunded', ['Your $7.99 is on its way back']],
  ['sent-back', 'refused', []],
] as const)('is told as the event says that the bank has %s it', async (end, becomes, letters) => {
  const { server, stripe, hear } = drill;
  const { cleo, paymentId, status } = await asked();
  await hear();
  expect(await status()).toBe('asked');
  await stripe.double.people.endRefund(paymentId, end);
  await hear();
  expect([await status(), await subjectsTo(server, cleo)]).toEqual([becomes, letters]);
});

it.each(['before', 'after'])('is a task again where the bank sends it back %s it was done', async (when) => {
  const { server, stripe, ada } = drill;
  const { people } = stripe.double;
  const { paymentId, status, refunds } = await asked();
  const look = async () => {
    await refundsOfGuarantees().sweep();
    await refundsOfGuarantees().lookAtBanks();
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

it('tells an operator once where the refund waits for money of ours', async () => {
  const { server } = drill;
  const { refunds } = await asked();
  const [refund] = refunds();
  Object.assign(refund ?? {}, { pending_reason: 'insufficient_funds' });
  for (const _ of [1, 2]) await refundsOfGuarantees().lookAtBanks();
  const told = server.log.filter((line) => 'refund' in line && line.refund === refund?.id);
  expect(told).toEqual([expect.objectContaining({ alert: true, msg: expect.stringContaining('add funds') })]);
});

it('is paid back although as many as a sweep takes cannot be, and were asked for earlier', async () => {
  await insertOfGoneProvider(20, 'asked');
  const { refunds } = await asked('is-killed');
  for (const _ of [1, 2]) await Promise.allSettled([refundsOfGuarantees().sweep()]);
  expect(refunds()).toHaveLength(1);
});

it('is seen to be sent back although another cannot be looked at', async () => {
  await insertOfGoneProvider(1, 'refunded');
  const { paymentId, status } = await asked();
  await drill.stripe.double.people.endRefund(paymentId, 'taken');
  await Promise.allSettled([refundsOfGuarantees().lookAtBanks()]);
  expect(await status()).toBe('refunded');
  await drill.stripe.double.people.endRefund(paymentId, 'sent-back');
  await Promise.allSettled([refundsOfGuarantees().lookAtBanks()]);
  expect(await status()).toBe('refused');
});
