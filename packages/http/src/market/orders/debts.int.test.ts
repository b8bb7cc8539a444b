import { randomUUID } from 'node:crypto';
import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder, payable } from '../../../testing/order-setup.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
});
afterAll(() => server.close());

const mailboxOf = ({ id: memberId }: TestMember, digest: string) =>
  server.knex('account_mailboxes').insert({ memberId, digest }).onConflict('memberId').merge();

it('is taken from one of two releases to two accounts of the person that come at the same time', async () => {
  const other = await mother(server, { firstName: 'Ana' });
  for (const account of [ana, other]) await mailboxOf(account, 'of Ana');
  const orderId = await insertOrder(server.knex, { buyer: bea, seller: ana });
  const [books, work] = [server.container.get(port('ledger')), server.container.get(port('transaction'))];
  const book = (kind: 'debt' | 'netting', cents: number, providerId: string) =>
    books.add(orderId, [{ kind, cents, at: server.clock.now(), providerId, balanceTransaction: null }]);
  await work.run(() => book('debt', 174, 'the fee'));
  const [isLocked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = work.run(async () => {
    const debt = await books.lockDebtOf(ana.id);
    isLocked.resolve();
    await mayEnd.promise;
    await book('netting', debt, 'the first');
    return debt;
  });
  await isLocked.promise;
  const second = work.run(() => books.lockDebtOf(other.id));
  // It has asked by then, and waits.
  for (;;) {
    const { rows } = await server.knex.raw(
      "select count(*)::integer as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
    );
    if (rows[0].n > 0) break;
  }
  mayEnd.resolve();
  expect([await first, await second]).toEqual([174, 0]);
});

async function sentBy(seller: TestMember): Promise<number> {
  const sale = await buy(server, bea, await insertListing(server.knex, seller));
  await seller.post(`/api/orders/${sale}/ship`, {});
  return sale;
}

async function soldBy(seller: TestMember): Promise<number> {
  const sale = await sentBy(seller);
  await bea.post(`/api/orders/${sale}/confirm-delivery`, {});
  await server.runJobs();
  return sale;
}

/** Sells something and cancels it, so that the fee is owed. */
async function cancelsSale(seller: TestMember): Promise<void> {
  await payable(server.knex, seller);
  const cancelled = await buy(server, bea, await insertListing(server.knex, seller));
  await seller.post(`/api/orders/${cancelled}/cancel`, {});
  await server.runJobs();
}

it('is not read on the order of another seller', async () => {
  await cancelsSale(await mother(server, { firstName: 'Mae' }));
  const seller = await mother(server, { firstName: 'Nell' });
  await payable(server.knex, seller);
  const sale = await sentBy(seller);
  await bea.post(`/api/orders/${sale}/confirm-delivery`, {});
  const { money } = (await seller.get(`/api/orders/${sale}`)).body;
  expect(money).toMatchObject({ toSeller: 4800 });
  expect(money).not.toHaveProperty('keeping');
});

/** Owes a fee, and deletes the account. */
async function leavesOwing(mailbox: string): Promise<void> {
  const seller = await mother(server, { firstName: 'Dora' });
  await mailboxOf(seller, mailbox);
  await cancelsSale(seller);
  expect((await seller.delete('/api/account', { password })).status).toBe(200);
  await server.runJobs();
  expect(await server.knex('users').where({ id: seller.id })).toEqual([]);
}

it('is owed by another account of the same person after the deletion, and seen by an administrator', async () => {
  const admin = await mother(server, { firstName: 'Ada' }, 'admin');
  await leavesOwing('of Dora');
  const again = await mother(server, { firstName: 'Dora' });
  await mailboxOf(again, 'of Dora');
  await payable(server.knex, again);
  const owed = async () => (await again.get('/api/seller/earnings')).body.debt;
  const seen = async () => (await admin.get(`/api/admin/members/${again.id}`)).body.asSeller;
  expect(await owed()).toBe(174);
  expect(await seen()).toEqual({ owed: 174, undone: 1, mostUndone: 3 });

  const sale = await soldBy(again);
  expect((await again.get(`/api/orders/${sale}`)).body).toMatchObject({
    money: { released: 4800 - 174, kept: 174 },
  });
  expect(await owed()).toBe(0);
  expect(await seen()).toMatchObject({ owed: 0 });
  await expectBooksToAgree(server);
});

it('is taken once where two accounts of the person are paid at the same time', async () => {
  await leavesOwing('of Fay');
  const accounts = [await mother(server, { firstName: 'Fay' }), await mother(server, { firstName: 'Fay' })];
  const sales: number[] = [];
  for (const account of accounts) {
    await mailboxOf(account, 'of Fay');
    await payable(server.knex, account);
    sales.push(await sentBy(account));
  }
  for (const sale of sales) await bea.post(`/api/orders/${sale}/confirm-delivery`, {});
  const settlement = server.container.get(Settlement);
  await Promise.all(sales.map((orderId) => settlement.settle({ orderId })));
  await server.runJobs();
  const netted = server.knex('transactions').whereIn('orderId', sales).where({ kind: 'netting' });
  expect(await netted.select('cents')).toEqual([{ cents: 174 }]);
  await expectBooksToAgree(server);
});

it('is written off once, three years after the last account of the mailbox was deleted', async () => {
  const writtenOff = () => server.knex('transactions').where({ kind: 'writeOff' }).select('cents');
  const last = await mother(server, { firstName: 'Eva' });
  await mailboxOf(last, 'of Eva');
  await leavesOwing('of Eva');
  server.clock.forward(retention.keptDebts.keptFor + seconds(1));
  await removeOldRows(server);
  expect(await server.knex('kept_sales').where({ digest: 'of Eva' })).toHaveLength(1);
  await server.knex('account_mailboxes').where({ memberId: last.id }).delete();
  for (const _ of [1, 2]) await removeOldRows(server);
  expect(await server.knex('kept_sales').where({ digest: 'of Eva' })).toEqual([]);
  expect(await writtenOff()).toEqual([{ cents: 174 }]);
  await expectBooksToAgree(server);
});

it('is kept for an account with the same bank account, and not for one that is somebody else', async () => {
  // Who logged in before the clock went forward is logged out.
  bea = await mother(server, { firstName: 'Bea' });
  const other = await mother(server, { firstName: 'Ida' });
  await mailboxOf(other, 'of another Ida');
  await leavesOwing('of Ida');
  const sales = () => server.knex('kept_sales').where({ digest: 'of Ida' });
  const bank = 'bank of Ida';
  await sales().update({ marks: [bank] });
  await server.knex('seller_marks').insert({ memberId: other.id, digest: bank, notedAt: server.clock.now() });
  server.clock.forward(retention.keptDebts.keptFor + seconds(1));
  await removeOldRows(server);
  expect(await sales()).toHaveLength(1);
  const [one, two] = ['of Ida', 'of another Ida'];
  const said = { partedAt: server.clock.now(), parting: randomUUID() };
  await server.knex('marks_parted').insert([
    { one, other: two, ...said },
    { one: two, other: one, ...said },
  ]);
  await removeOldRows(server);
  expect(await sales()).toEqual([]);
  await expectBooksToAgree(server);
});
