import { fileURLToPath } from 'node:url';
import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import type { TakeOverView } from '@nestmates/application/office/money/take-over-contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';
import { columnsOf } from '../../../testing/roles.ts';

const page = fileURLToPath(new URL('../../../../../docs/reference/restore-drill.md', import.meta.url));
const transcript = [
  '# A restore, and what is taken over after it',
  '',
  'Written by `restore.int.test.ts` (renewed with `-u`): a dump is taken; sales are released, refunded, disputed, paid and begun;',
  'the dump is restored, so that our books lack all of it; the provider, a double of Stripe, goes on.',
  '',
];
const tell = (...lines: readonly string[]) => void transcript.push(...lines);
const said = (cents: number | null) => (cents === null ? 'nothing' : dollars(cents));
const tellOf = (what: string, { shares }: TakeOverView) => {
  const moved = shares.map(({ party, before, after }) => `${party} ${dollars(before)} → ${dollars(after)}`);
  tell(`- ${what}: ${moved.join(', ')}`);
};

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

  const differences = (await reconcile(server)).differences.filter(({ kind }) => kind !== 'uncovered');
  expect(differences.length).toBeGreaterThan(5);
  tell(`After the restore \`npm run reconcile\` finds ${differences.length} differences:`, '');
  const lines = differences.map(
    ({ kind, what, oursCents, theirsCents }) =>
      `- ${kind}: ${what ?? 'balance'}, ours ${said(oursCents)}, theirs ${said(theirsCents)}`,
  );
  tell(...lines.toSorted());
  const found = await missing();
  expect(found).toHaveLength(8);
  expect(found.filter(({ isPlan }) => isPlan)).toMatchObject([
    { missing: [{ kind: 'charge', amount: 799 }, { kind: 'providerFee' }] },
  ]);

  tell(
    '',
    `\`/admin/money\` lists ${found.length} payments. Each is shown, and taken over as it was shown:`,
    '',
  );
  const seen = await preview(lostPayment);
  tellOf('a sale that our books have lost, sent on to its seller (two administrators)', seen);
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
  tellOf('a payment above TWO_APPROVALS_CENTS (two administrators)', much);
  expect(much.needsTwo).toBe(true);
  expect(await take(ada, dearPayment, much.seen)).toBe('Proposed to another administrator');
  expect(await take(ada, dearPayment, much.seen)).toBe('OWN_PROPOSAL');
  expect((await preview(dearPayment)).proposed).toBe('own');
  expect(await take(alma, dearPayment, much.seen)).toBe('Taken over into our books');

  expect(await preview(unpaidPayment)).toMatchObject({ orderId: unpaid.orderId });
  const alone = await preview(lostAndRefundedPayment);
  tellOf('a sale that our books have lost and that went back', alone);
  const race = [ada, alma].map((admin) => take(admin, lostAndRefundedPayment, alone.seen));
  expect((await Promise.all(race)).toSorted()).toEqual(['TAKEN_OVER_ALREADY', 'Taken over into our books']);
  for (const { paymentId } of await missing()) {
    const shown = await preview(paymentId);
    tellOf(shown.isPlan ? 'a plan' : 'an order that our books have', shown);
    expect(await take(ada, paymentId, shown.seen)).toBe('Taken over into our books');
  }
  await expectBooksToAgree(server);
  expect(await missing()).toEqual([]);
  const { faults } = await checkLedger(server.container.get(port('moneyQueries')), server.clock.now());
  expect(faults).toEqual([]);
  const after = (await reconcile(server)).differences.filter(({ kind }) => kind !== 'uncovered');
  tell(
    '',
    `Afterwards \`npm run reconcile\` finds ${after.length} differences, and \`npm run ledger:check\` ${faults.length}.`,
    '',
  );
  await expect(transcript.join('\n')).toMatchFileSnapshot(page);
  const statuses = await server.knex('orders').orderBy('id').select('id', 'status');
  expect(statuses).toEqual([
    { id: sold.orderId, status: 'problem' },
    { id: refunded.orderId, status: 'refunded' },
    { id: disputed.orderId, status: 'problem' },
    { id: unpaid.orderId, status: 'pending_shipment' },
  ]);
});
