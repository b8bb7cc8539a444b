import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
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
