import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';
import { columnsOf } from '../../../testing/roles.ts';

let drill: Awaited<ReturnType<typeof restoreDrill>>;
beforeAll(async () => {
  drill = await restoreDrill();
});
afterAll(() => drill.stop());

it('takes over what happened between the dump and the restore, and ends without a difference', async () => {
  const { stripe, server, ada, alma, hear, order, missing, preview, take } = drill;
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
  const lostAndRefundedPayment = await lostAndRefunded.pay();
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
  expect(seen).toMatchObject({ orderId: null, isPlan: false, needsTwo: true, proposed: null });
  // What was taken of it for the sale that the seller has cancelled, our books have lost as well.
  expect(seen.shares).toMatchObject([
    { party: 'buyer', before: 0, after: -4975 },
    { party: 'seller', before: 0, after: 4626 },
    { party: 'provider', after: 174 },
    { party: 'platform', after: 349 - 174 },
  ]);
  expect(await take(ada, lostPayment, 'charge=1')).toBe('TAKE_OVER_OUTDATED');
  const both = await Promise.all([take(ada, lostPayment, seen.seen), take(alma, lostPayment, seen.seen)]);
  expect(both.toSorted()).toEqual(['Proposed to another administrator', 'Taken over into our books']);
  expect(await preview(lostPayment)).toMatchObject({ error: 'TAKEN_OVER_ALREADY' });
  expect(await take(ada, lostPayment, seen.seen)).toBe('TAKEN_OVER_ALREADY');

  const much = await preview(dearPayment);
  expect(much.needsTwo).toBe(true);
  expect(await take(ada, dearPayment, much.seen)).toBe('Proposed to another administrator');
  expect(await take(ada, dearPayment, much.seen)).toBe('OWN_PROPOSAL');
  expect((await preview(dearPayment)).proposed).toBe('own');
  expect(await take(alma, dearPayment, much.seen)).toBe('Taken over into our books');

  expect(await preview(unpaidPayment)).toMatchObject({ orderId: unpaid.orderId });
  const alone = await preview(lostAndRefundedPayment);
  const race = [ada, alma].map((admin) => take(admin, lostAndRefundedPayment, alone.seen));
  expect((await Promise.all(race)).toSorted()).toEqual(['TAKEN_OVER_ALREADY', 'Taken over into our books']);
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
