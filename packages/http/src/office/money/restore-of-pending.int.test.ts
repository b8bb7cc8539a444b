import { cardOfSlowRefunds } from '@nestmates/application/money/payments/sandbox-provider.ts';
import { UnmatchedPayments } from '@nestmates/application/money/payments/unmatched-payments.ts';
import { TakenOverRefunds } from '@nestmates/application/office/money/taken-over-refunds.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';

let drill: Awaited<ReturnType<typeof restoreDrill>>;
beforeAll(async () => {
  drill = await restoreDrill();
});
afterAll(() => drill.stop());

/** A payment whose order our books have lost, taken over while its refund is on its way. */
async function takenOver(): Promise<string> {
  const { server, ada, order, preview, take } = drill;
  const restore = await takeDump(server.knex);
  const lost = await order();
  const paymentId = await lost.pay(`${cardOfSlowRefunds} ${lost.orderId}`);
  await lost.refund();
  await restore();
  await reconcile(server);
  // Each test moves the clock.
  await ada.post('/api/admin/confirm-password', { password: memberPassword });
  expect(await take(ada, paymentId, (await preview(paymentId)).seen)).toBe('Taken over into our books');
  return paymentId;
}

const unmatched = async () =>
  ((await drill.ada.get('/api/admin/money/unmatched')).body as unknown as { refusal: string }[]).map(
    ({ refusal }) => refusal,
  );

async function lookLater(): Promise<void> {
  const { server } = drill;
  server.clock.forward(minutes(3));
  await server.container.get(TakenOverRefunds).look();
}

const kinds = (paymentId: string) =>
  drill.server.knex('transactions').where({ paymentId }).orderBy('id').pluck('kind');

it('is a task until the bank has taken the refund', async () => {
  const { stripe, server } = drill;
  const paymentId = await takenOver();
  expect(await unmatched()).toEqual(['The bank has not taken the refund yet.']);
  await lookLater();
  expect(await unmatched()).toEqual(['The bank has not taken the refund yet.']);
  await stripe.double.people.endRefund(paymentId, 'taken');
  await lookLater();
  expect(await unmatched()).toEqual([]);
  expect((await kinds(paymentId)).filter((kind) => kind === 'refundPending')).toHaveLength(2);
  await expectBooksToAgree(server);
});

it('is seen where the bank sends the refund back, and ends with the next one', async () => {
  const { stripe, server, ada, preview, take } = drill;
  const { people } = stripe.double;
  const paymentId = await takenOver();
  await people.endRefund(paymentId, 'sent-back');
  await lookLater();
  expect(await unmatched()).toEqual(['The bank has sent the refund back.']);
  expect(server.log).toContainEqual(
    expect.objectContaining({ alert: true, msg: expect.stringContaining('has sent a refund back') }),
  );
  await expectBooksToAgree(server);
  await people.refundInDashboard(paymentId, 4975);
  await people.endRefund(paymentId, 'taken');
  await reconcile(server);
  expect(await take(ada, paymentId, (await preview(paymentId)).seen)).toBe('Taken over into our books');
  expect(await unmatched()).toEqual([]);
  await expectBooksToAgree(server);
});

it('ends with the daily look where an administrator refunds what was sent back', async () => {
  const { stripe, server, ada, preview, take } = drill;
  const { people } = stripe.double;
  const paymentId = await takenOver();
  await people.endRefund(paymentId, 'sent-back');
  await lookLater();
  await server.container.get(UnmatchedPayments).retryRefused();
  expect(await unmatched()).toEqual(['The bank has sent the refund back.']);
  await people.refundInDashboard(paymentId, 4975);
  await people.endRefund(paymentId, 'taken');
  await server.container.get(UnmatchedPayments).retryRefused();
  expect(await unmatched()).toEqual([]);
  await reconcile(server);
  expect(await take(ada, paymentId, (await preview(paymentId)).seen)).toBe('Taken over into our books');
  expect(await unmatched()).toEqual([]);
  await expectBooksToAgree(server);
});

it('is looked at although as many as a sweep takes never end', async () => {
  const { stripe, server } = drill;
  const without = Array.from({ length: 100 }, (_, n) => `a payment ${n}`);
  const gone = { provider: 'gone', reference: 'lost' };
  await server.knex('taken_over_refunds').insert(without.map((paymentId) => ({ ...gone, paymentId })));
  const paymentId = await takenOver();
  await stripe.double.people.endRefund(paymentId, 'taken');
  for (const _ of [1, 2]) await lookLater();
  expect(await unmatched()).toEqual([]);
  expect(await server.knex('taken_over_refunds').where({ paymentId })).toEqual([]);
  await server.knex('taken_over_refunds').where({ provider: 'gone' }).delete();
});

it('is shown with a refund that was sent back since it was taken over', async () => {
  const { stripe, server, ada, preview, take } = drill;
  const { people } = stripe.double;
  const paymentId = await takenOver();
  await people.endRefund(paymentId, 'sent-back');
  await people.refundInDashboard(paymentId, 4975);
  await reconcile(server);
  const seen = await preview(paymentId);
  expect(seen.shares.map(({ party }) => party)).not.toContain('buyer');
  expect(await take(ada, paymentId, seen.seen)).toBe('Taken over into our books');
  await expectBooksToAgree(server);
});
