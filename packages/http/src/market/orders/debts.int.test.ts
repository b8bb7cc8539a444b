import { Orders } from '@nestmates/application/market/orders/orders.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder, payable } from '../../../testing/order-setup.ts';
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

it('is taken from one of two releases that come at the same time', async () => {
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
  const second = work.run(() => books.lockDebtOf(ana.id));
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

it('is owed by another account of the same person, shown before it is taken, and seen by an administrator', async () => {
  const { container, knex } = server;
  const [dora, again] = [
    await mother(server, { firstName: 'Dora' }),
    await mother(server, { firstName: 'Dora' }),
  ];
  const admin = await mother(server, { firstName: 'Ada' }, 'admin');
  const digestOf = (userId: number) => knex('account_mailboxes').insert({ memberId: userId, digest: 'dora' });
  await knex('account_mailboxes').whereIn('member_id', [dora.id, again.id]).delete();
  await digestOf(dora.id);
  await payable(knex, dora);
  await payable(knex, again);

  const cancelled = await buy(server, bea, await insertListing(knex, dora));
  await dora.post(`/api/orders/${cancelled}/cancel`, {});
  await server.runJobs();
  const [erasure, work] = [container.get(Orders), container.get(port('transaction'))];
  await work.run(() => erasure.eraseMember(dora.id));
  await knex('users').where({ id: dora.id }).delete();
  await digestOf(again.id);

  const owed = async () => (await again.get('/api/seller/earnings')).body.debt;
  const seen = async () => (await admin.get(`/api/admin/members/${again.id}`)).body.asSeller;
  expect(await owed()).toBe(174);
  expect(await seen()).toEqual({ owed: 0, owedBefore: 174, undone: 1, mostUndone: 3 });

  const sale = await buy(server, bea, await insertListing(knex, again));
  await again.post(`/api/orders/${sale}/ship`, {});
  await bea.post(`/api/orders/${sale}/confirm-delivery`, {});
  await server.runJobs();
  expect((await again.get(`/api/orders/${sale}`)).body).toMatchObject({
    money: { released: 4800 - 174, kept: 174 },
  });
  expect(await owed()).toBe(0);
  expect(await seen()).toMatchObject({ owed: 0, owedBefore: 0 });
  await expectBooksToAgree(server);
});
