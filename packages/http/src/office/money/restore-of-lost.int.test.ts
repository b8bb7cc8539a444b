import { randomUUID } from 'node:crypto';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';
import { columnsOf } from '../../../testing/roles.ts';

let drill: Awaited<ReturnType<typeof restoreDrill>>;
beforeAll(async () => {
  drill = await restoreDrill({ TAXES: 'provider' });
});
afterAll(() => drill.stop());

it('books the tax of a lost sale as tax, and its rest as our fee', async () => {
  const { server, ada, order, preview, take } = drill;
  const restore = await takeDump(server.knex);
  const lost = await order();
  const payment = await lost.pay();
  await lost.release();
  const { money } = (await drill.bea.get(`/api/orders/${lost.orderId}`)).body;
  await restore();
  await server.container
    .get(port('unmatchedPayments'))
    .note({ provider: 'stripe', objectId: payment, kind: 'no-order' });
  await reconcile(server);
  const seen = await preview(payment);
  expect(seen).toMatchObject({ needsTwo: true });
  const tie = { digest: randomUUID(), emailDigest: 'e', usedAt: server.clock.now(), isBrowser: true };
  const tied = [drill.admins[1]?.id, drill.ana.id].map((memberId) => ({ ...tie, memberId }));
  await server.knex('account_traces').insert(tied);
  expect(await take(drill.alma, payment, seen.seen)).toBe('SHARED_DEVICE');
  expect(money).toMatchObject({ charged: 5408 });
  expect(seen.shares).toMatchObject([
    { party: 'buyer', after: -5408 },
    { party: 'seller', after: 4800 },
    { party: 'tax', after: 412 },
    { party: 'provider', after: 187 },
    { party: 'platform', after: 9 },
  ]);
  await server.knex('account_traces').delete();
  expect(await take(ada, payment, seen.seen)).toBe('Proposed to another administrator');
  expect(await take(drill.alma, payment, seen.seen)).toBe('Taken over into our books');
  await expectBooksToAgree(server);
  expect((await ada.get('/api/admin/money/unmatched')).body).toEqual([]);
  // Its events are sent again.
  const page = { provider: 'stripe', objectId: payment, kind: 'no-order' } as const;
  await server.container.get(port('unmatchedPayments')).note(page);
  expect((await ada.get('/api/admin/money/unmatched')).body).toEqual([]);
});

async function paidPlan(): Promise<{ readonly subscriptionId: string; readonly paymentId: string }> {
  const { server, stripe, hear, missing } = drill;
  const cleo = await server.member({ ...columnsOf.free });
  const restore = await takeDump(server.knex);
  const { body } = await cleo.send('POST', '/api/subscribe?plan=pro');
  await stripe.double.people.pay(String(body.checkoutUrl));
  await hear();
  await restore();
  await reconcile(server);
  const paymentId = (await missing()).find(({ isPlan }) => isPlan)?.paymentId ?? '';
  const [subscriptionId = ''] = [...stripe.double.state.subscriptions.keys()].slice(-1);
  return { subscriptionId, paymentId };
}

/** A card with which the administrator has paid as well. */
async function payWithCardOf(paymentId: string): Promise<void> {
  const { server, stripe, admins, ana } = drill;
  const card = stripe.double.state.charges.get(paymentId)?.payment_method_details?.card;
  const digest = await server.container.get(port('keyedDigests')).digest('card', card?.fingerprint ?? '');
  const memberId = admins[0]?.id ?? 0;
  const orderId = await insertOrder(server.knex, { buyer: { id: memberId }, seller: ana });
  await server.knex('card_digests').insert({ digest, orderId, memberId, usedAt: server.clock.now() });
}

it('is none of an administrator who has paid with the card, and of no plan of another installation', async () => {
  const { stripe, ada, alma, preview, take } = drill;
  const { subscriptionId, paymentId } = await paidPlan();
  const { seen } = await preview(paymentId);
  await payWithCardOf(paymentId);
  expect(await take(ada, paymentId, seen)).toBe('SHARED_CARD');
  const subscription = stripe.double.state.subscriptions.get(subscriptionId);
  if (!subscription) throw new Error('There is one');
  const { metadata } = subscription;
  subscription.metadata = { ...metadata, environment: 'staging.example' };
  expect(await take(alma, paymentId, seen)).toBe('TAKE_OVER_FOREIGN');
  expect(await preview(paymentId)).toMatchObject({ error: 'TAKE_OVER_FOREIGN' });
  subscription.metadata = metadata;
  expect(await take(alma, paymentId, seen)).toBe('Taken over into our books');
});

it('says that what comes too late for its order goes back to the buyer', async () => {
  const { server, ada, order, preview, take } = drill;
  const late = await order();
  const restore = await takeDump(server.knex);
  const payment = await late.pay();
  await restore();
  await reconcile(server);
  const inTime = await preview(payment);
  expect(inTime).toMatchObject({ orderId: late.orderId, paysBack: false });
  await server
    .knex('orders')
    .where({ id: late.orderId })
    .update({ status: 'expired', expiredAt: server.clock.now() });
  const seen = await preview(payment);
  expect(seen.paysBack).toBe(true);
  expect(await take(ada, payment, inTime.seen)).toBe('TAKE_OVER_OUTDATED');
  expect(await take(ada, payment, seen.seen)).toBe('Taken over into our books');
  expect(await server.knex('orders').where({ id: late.orderId }).first('status')).toEqual({
    status: 'refunded',
  });
});

it('is judged by its order as it stands once the provider has answered', async () => {
  const { server, ada, order, preview, take } = drill;
  const late = await order();
  const restore = await takeDump(server.knex);
  const payment = await late.pay();
  await restore();
  await reconcile(server);
  const { seen } = await preview(payment);
  const { money } = server.container.get(port('paymentProviders')).named('stripe');
  const ask = money.payment.bind(money);
  vi.spyOn(money, 'payment').mockImplementationOnce(async (which) => {
    const expired = { status: 'expired', expiredAt: server.clock.now() };
    await server.knex('orders').where({ id: late.orderId }).update(expired);
    return ask(which);
  });
  expect(await take(ada, payment, seen)).toBe('TAKE_OVER_OUTDATED');
});
