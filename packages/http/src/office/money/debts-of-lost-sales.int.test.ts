import { randomUUID } from 'node:crypto';
import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { debtLocks } from '@nestmates/infrastructure/market/orders/debt-sql.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';

let drill: Awaited<ReturnType<typeof restoreDrill>>;
beforeEach(async () => {
  drill = await restoreDrill({ TAXES: 'provider' });
});
afterEach(() => drill.stop());

const owedByAna = async (): Promise<number> =>
  Number((await drill.ana.get('/api/seller/earnings')).body.debt);
async function releasedOf(id: number): Promise<number> {
  const { money } = (await drill.ana.get(`/api/orders/${id}`)).body;
  return (money as { readonly released: number }).released;
}

/** A sale that the seller has cancelled, so that they owe its fee, and another that the database has lost. */
async function lostSaleAfterDebt() {
  const { server, order } = drill;
  const cancelled = await order();
  await cancelled.pay();
  await cancelled.refund();
  const owed = await owedByAna();
  const restore = await takeDump(server.knex);
  const lost = await order();
  const payment = await lost.pay();
  await lost.release();
  const sent = await releasedOf(lost.orderId);
  await restore();
  await reconcile(server);
  return { owed, sent, payment };
}

async function takeByTwo(payment: string): Promise<void> {
  const { ada, alma, preview, take } = drill;
  const { seen } = await preview(payment);
  expect(await take(ada, payment, seen)).toBe('Proposed to another administrator');
  expect(await take(alma, payment, seen)).toBe('Taken over into our books');
}

async function expectNoDifference(): Promise<void> {
  const { server, missing } = drill;
  await expectBooksToAgree(server);
  expect(await missing()).toEqual([]);
  const { faults } = await checkLedger(server.container.get(port('moneyQueries')), server.clock.now());
  expect(faults).toEqual([]);
}

it('settles the debt that a lost sale had settled, and takes it from no other', async () => {
  const { order, preview } = drill;
  const { owed, sent, payment } = await lostSaleAfterDebt();
  expect([owed, sent]).toEqual([175, 4800 - 175]);
  const seen = await preview(payment);
  expect(seen).toMatchObject({ needsTwo: true });
  const settled = seen.rows.filter(({ kind }) => kind === 'netting' || kind === 'fee');
  expect(settled).toEqual([
    { kind: 'netting', amount: 175 },
    { kind: 'fee', amount: 196 },
  ]);
  await takeByTwo(payment);
  expect(await owedByAna()).toBe(0);
  const next = await order();
  await next.pay();
  await next.release();
  expect(await releasedOf(next.orderId)).toBe(4800);
  await expectNoDifference();
});

it('leaves a debt of since the restore as it is', async () => {
  const { order, preview } = drill;
  const { payment } = await lostSaleAfterDebt();
  const since = await order();
  await since.pay();
  await since.refund();
  expect(await owedByAna()).toBe(2 * 175);
  expect((await preview(payment)).rows).toContainEqual({ kind: 'netting', amount: 175 });
  await takeByTwo(payment);
  expect(await owedByAna()).toBe(175);
});

it('books the rest of one that was taken over before there was a booking for it', async () => {
  const { server, missing, preview } = drill;
  const { payment } = await lostSaleAfterDebt();
  await takeByTwo(payment);
  const booked = await server
    .knex('transactions')
    .where({ paymentId: payment })
    .whereIn('kind', ['netting', 'fee'])
    .select('kind', 'cents', 'provider', 'paymentId', 'debtOrderId', 'at');
  const undone = booked.map((row) => ({ ...row, cents: -row.cents, providerId: `${payment}-undone` }));
  await server.knex('transactions').insert(undone);
  const { differences } = await reconcile(server);
  // Its rest and its tax.
  expect(differences).toMatchObject([{ kind: 'uncovered', oursCents: 196 + 175 + 412 }]);
  expect(await missing()).toMatchObject([{ paymentId: payment, missing: [] }]);
  expect((await preview(payment)).rows).toEqual([
    { kind: 'netting', amount: 175 },
    { kind: 'fee', amount: 196 },
  ]);
  await takeByTwo(payment);
  expect(await owedByAna()).toBe(0);
  await expectNoDifference();
});

it('counts for the next debt where the release after the restore has settled this one already', async () => {
  const { server, order, preview } = drill;
  const { payment } = await lostSaleAfterDebt();
  const next = await order();
  await next.pay();
  await next.release();
  expect([await releasedOf(next.orderId), await owedByAna()]).toEqual([4800 - 175, 0]);
  const { rows } = await preview(payment);
  expect(rows).toContainEqual({ kind: 'netting', amount: 175 });
  expect(rows).toContainEqual({ kind: 'fee', amount: 196 });
  const raise = vi.spyOn(server.container.get(port('alerts')), 'raise');
  await takeByTwo(payment);
  expect(raise).toHaveBeenCalledExactlyOnceWith('a debt of a seller was paid twice', {
    provider: 'stripe',
    payment,
    cents: 175,
  });
  const undone = await order();
  await undone.pay();
  await undone.refund();
  expect(await owedByAna()).toBe(0);
  await expectNoDifference();
});

it('stays held where the account of its seller is gone, and is said to', async () => {
  const { server, missing, preview } = drill;
  const { owed, payment } = await lostSaleAfterDebt();
  await server.knex('payment_accounts').delete();
  const staysHeld = { amount: 175, reason: 'seller-unknown' };
  const seen = await preview(payment);
  expect(seen).toMatchObject({ staysHeld, settlesRest: true });
  expect(seen.rows).toContainEqual({ kind: 'fee', amount: 196 });
  expect(seen.rows.some(({ kind }) => kind === 'netting')).toBe(false);
  await takeByTwo(payment);
  expect(await owedByAna()).toBe(owed);
  expect(await missing()).toMatchObject([{ paymentId: payment, missing: [] }]);
  expect(await preview(payment)).toMatchObject({ rows: [], staysHeld, settlesRest: false });
});

it('stands in the list until it is booked, however old the comparison is that has found it', async () => {
  const { server, missing, preview } = drill;
  const { payment } = await lostSaleAfterDebt();
  await server.knex('payment_accounts').delete();
  await takeByTwo(payment);
  await server.knex('reconciliations').update({ ranAt: later(server.clock.now(), -days(121)) });
  expect(await missing()).toMatchObject([{ paymentId: payment, missing: [] }]);
  expect(await preview(payment)).toMatchObject({ staysHeld: { amount: 175 } });
});

it('locks the order of the seller before the debt, as whatever else moves its money does', async () => {
  const { server, ana, ada, alma, preview, take } = drill;
  const { payment } = await lostSaleAfterDebt();
  const { seen } = await preview(payment);
  await take(ada, payment, seen);
  const { id } = await server.knex('transactions').where({ kind: 'debt' }).first('orderId as id');
  const trx = await server.knex.transaction();
  await trx('orders').where({ id }).forUpdate().select('id');
  const taken = take(alma, payment, seen);
  const ofOurs = server.knex.raw('datname = current_database()');
  const isWaiting = async () =>
    expect(
      (await server.knex('pg_stat_activity').where({ waitEventType: 'Lock' }).andWhere(ofOurs)).length,
    ).toBeGreaterThan(0);
  await vi.waitFor(isWaiting, { timeout: 20_000 });
  const tryDebt = 'select pg_try_advisory_xact_lock(?, ?) as free';
  const { rows } = await trx.raw(tryDebt, [debtLocks.accounts, ana.id]);
  await trx.commit();
  expect(rows).toEqual([{ free: true }]);
  expect(await taken).toBe('Taken over into our books');
  expect(await owedByAna()).toBe(0);
});

it('is not taken over where the page that says its tax is not found', async () => {
  const { stripe, preview } = drill;
  const { payment } = await lostSaleAfterDebt();
  stripe.double.state.sessions.clear();
  expect(await preview(payment)).toMatchObject({ error: 'TAKE_OVER_TAX_UNKNOWN' });
});

it('owes it again where its seller has left meanwhile', async () => {
  const { server, stripe, preview } = drill;
  const { owed, payment } = await lostSaleAfterDebt();
  await takeByTwo(payment);
  await stripe.double.people.refundInDashboard(payment, 5408);
  await reconcile(server);
  await server.knex('payment_accounts').delete();
  expect((await preview(payment)).rows).toContainEqual({ kind: 'netting', amount: -175 });
  await takeByTwo(payment);
  expect(await owedByAna()).toBe(owed);
});

it('owes it again where the lost sale goes back after it was taken over', async () => {
  const { server, stripe, ada, preview, take } = drill;
  const { owed, payment } = await lostSaleAfterDebt();
  await takeByTwo(payment);
  expect(await owedByAna()).toBe(0);
  const [transfer] = [...stripe.double.state.transfers.values()].slice(-1);
  const { id: releaseId = '', amount = 0 } = transfer ?? {};
  await stripe.double.people.refundInDashboard(payment, 5408);
  await reconcile(server);
  expect((await preview(payment)).rows).toContainEqual({ kind: 'netting', amount: -175 });
  await takeByTwo(payment);
  // Nothing but what was taken back is missing then, and no line of that names the order.
  await stripe.provider.money.reverse({ key: randomUUID(), releaseId, cents: amount });
  await reconcile(server);
  const { seen, rows } = await preview(payment);
  expect(rows).toEqual([{ kind: 'reversal', amount }]);
  expect(await take(ada, payment, seen)).toBe('Taken over into our books');
  expect(await owedByAna()).toBe(owed);
  await expectNoDifference();
});
