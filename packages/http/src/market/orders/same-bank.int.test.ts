import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { settleOrder } from '@nestmates/application/market/orders/order-changes.ts';
import type { OrderPageView } from '@nestmates/application/market/orders/order-view.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { up as nameNettings } from '@nestmates/infrastructure/market/orders/migrations/20261130T060003-named-nettings.ts';
import { sellerLocks } from '@nestmates/infrastructure/money/payments/seller-mark-sql.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankSellers } from '../../../testing/bank-sellers.ts';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let bea: TestMember;
const { names, isPaidTo, sellerPaidTo, sale, cancel, leaves, released, owedBy, moneyOf } = bankSellers(
  () => ({
    server,
    buyer: bea,
  }),
);
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  bea = await mother(server, { firstName: 'Bea' });
});
afterEach(async () => {
  await expectBooksToAgree(server);
  const money = server.container.get(port('moneyQueries'));
  expect((await checkLedger(money, server.clock.now())).faults).toEqual([]);
});
afterAll(() => server.close());

describe('a seller who owes something', () => {
  it('owes it with a new account of another mailbox and the same bank account', async () => {
    const first = await sellerPaidTo('of Dora');
    await cancel(first);
    await leaves(first);
    const again = await sellerPaidTo('of Dora');
    const stranger = await sellerPaidTo('of a stranger');
    expect([await owedBy(again), await owedBy(stranger)]).toEqual([174, 0]);
    expect((await again.get('/api/seller/earnings')).body).toMatchObject({ debt: 174, debtOfOthers: 174 });
    const orderId = await released(again);
    expect(await moneyOf(again, orderId)).toMatchObject({ released: 4800 - 174, kept: 174 });
    const told = async (by: TestMember) => {
      const { body } = await by.get(`/api/orders/${orderId}`);
      const timeline = body.timeline as OrderPageView['timeline'];
      return timeline.filter(({ action }) => action === 'keepForOther');
    };
    expect([await told(again), await told(bea)]).toEqual([[expect.objectContaining({ amount: 174 })], []]);
    expect(await owedBy(again)).toBe(0);
  });

  it('owes it where nothing was noted before she deletes the account', async () => {
    const first = await sellerPaidTo('of Zoe');
    await cancel(first);
    await server.runJobs();
    // The provider’s event is still under way.
    await server.knex('seller_marks').where({ memberId: first.id }).delete();
    await leaves(first);
    expect(await owedBy(await sellerPaidTo('of Zoe'))).toBe(174);
  });

  it('owes it, and has undone as much, where the first payout arrives after the account was deleted', async () => {
    const first = await mother(server, { firstName: 'Dora' }, 'premium');
    await names(first, 'of Ute');
    for (const _ of [1, 2, 3]) await cancel(first);
    await server.runJobs();
    const { providerAccountId } = await server.knex('payment_accounts').where({ userId: first.id }).first();
    // A provider keeps the account of who has left, and the sandbox does not.
    const [atProvider] = await server.knex('sandbox_sellers').where({ accountId: providerAccountId });
    await leaves(first);
    const again = await sellerPaidTo('of Ute');
    expect(await owedBy(again)).toBe(0);
    await server.knex('sandbox_sellers').insert(atProvider);
    const { people } = server.container.get(port('sandboxProvider'));
    expect(await people.changeSeller(providerAccountId, { isPaidOut: true })).toBe(true);
    const sales = () => server.knex('kept_sales').where({ sellerAccountId: providerAccountId });
    await sales().update({ banksLookedAt: later(server.clock.now(), -days(1)) });
    const leftSellers = server.container.get(port('leftSellers'));
    for (const _ of ['the first look', 'one more']) await leftSellers.look();
    expect(await owedBy(again)).toBe(3 * 174);
    expect(await cancel(again)).toMatchObject({ status: 409, body: { error: 'TOO_MANY_CANCELLATIONS' } });
    // No account of the provider is kept for more than a month.
    expect(await sales()).toHaveLength(3);
    await sales().update({ leftAt: later(server.clock.now(), -days(31)) });
    await leftSellers.look();
    expect(await sales()).toEqual([]);
    expect(await owedBy(again)).toBe(3 * 174);
  });

  it('owes it by payouts of before bank accounts were kept', async () => {
    const [first, other] = [await sellerPaidTo('of Gwen'), await sellerPaidTo('of Gwen')];
    await cancel(first);
    await server.runJobs();
    await server.knex('seller_marks').whereIn('memberId', [first.id, other.id]).delete();
    await server.knex('payment_accounts').where({ userId: first.id }).update({ banksKnown: false });
    await server.knex('payment_accounts').where({ userId: other.id }).update({ banksKnown: false });
    expect(await owedBy(other)).toBe(0);
    await server.container.get(port('paymentAccounts')).lookForBanks();
    expect(await owedBy(other)).toBe(174);
    expect(await server.knex('payment_accounts').where({ banksKnown: false })).toEqual([]);
  });

  it('owes it though the first account was paid to another one in the end', async () => {
    const first = await sellerPaidTo('of Eva');
    await isPaidTo(first, 'of her aunt');
    await cancel(first);
    await leaves(first);
    const again = await sellerPaidTo('of Eva');
    expect(await owedBy(again)).toBe(174);
    expect(await moneyOf(again, await released(again))).toMatchObject({ kept: 174 });
  });

  it('owes it with an account that is there already, and each cent once', async () => {
    const [one, other, third] = [
      await sellerPaidTo('of Fay'),
      await sellerPaidTo('of Fay'),
      await sellerPaidTo('of Fay'),
    ];
    await cancel(one);
    await cancel(one);
    await server.runJobs();
    const kept = [other, third].map(async (seller) => moneyOf(seller, await released(seller)));
    const cents = (await Promise.all(kept)).map((money) => money.kept ?? 0);
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(2 * 174);
    expect([await owedBy(one), await owedBy(other), await owedBy(third)]).toEqual([0, 0, 0]);
  });

  it('owes nothing where another one has only named the bank account, nor does that one', async () => {
    const [victim, stranger] = [await sellerPaidTo('of Kim'), await mother(server, {}, 'premium')];
    await names(stranger, 'of Kim');
    await cancel(stranger);
    await cancel(stranger);
    await cancel(victim);
    await server.runJobs();
    expect([await owedBy(victim), await owedBy(stranger)]).toEqual([174, 348]);
    await leaves(stranger);
    expect(await owedBy(victim)).toBe(174);
  });

  it('is paid what was taken for another one who is not the same person', async () => {
    const [one, other] = [await sellerPaidTo('of Lea'), await sellerPaidTo('of Lea')];
    await cancel(one);
    await server.runJobs();
    const orderId = await released(other);
    expect(await moneyOf(other, orderId)).toMatchObject({ released: 4800 - 174, kept: 174 });
    const [parted, work] = [
      server.container.get(port('partedSellers')),
      server.container.get(port('transaction')),
    ];
    const at = server.clock.now();
    const two = [{ memberId: other.id }, { memberId: one.id }] as const;
    await work.run(async () => {
      await parted.lock(...two, at);
      for (const id of await parted.part(...two, at))
        await server.container.get(port('jobs')).add(settleOrder, { orderId: id });
    });
    await server.runJobs();
    expect(await moneyOf(other, orderId)).toMatchObject({ released: 4800 });
    expect([await owedBy(one), await owedBy(other)]).toEqual([174, 0]);
    await cancel(other);
    await server.runJobs();
    expect([await owedBy(one), await owedBy(other)]).toEqual([174, 174]);
    await work.run(async () => {
      await parted.lock(...two, at);
      await parted.join(...two);
    });
    expect([await owedBy(one), await owedBy(other)]).toEqual([348, 348]);
  });

  it('has a netting of before named by the order whose debt it settled, and pays it no second time', async () => {
    const [one, mate, third] = [
      await sellerPaidTo('of Mia'),
      await mother(server, {}, 'premium'),
      await sellerPaidTo('of Mia'),
    ];
    await names(mate, 'of a mate of Mia');
    await server.knex('account_mailboxes').whereIn('memberId', [one.id, mate.id]).delete();
    const rows = [one, mate].map(({ id }) => ({ memberId: id, digest: 'mailbox of Mia' }));
    await server.knex('account_mailboxes').insert(rows);
    await cancel(one);
    await server.runJobs();
    await released(mate);
    // A booking of before names no order.
    const { rows: booked } = await server.knex.raw(`
      insert into transactions (order_id, kind, cents, at, provider_id, debt_order_id)
      select t.order_id, 'netting', sign.of_it * t.cents, t.at, t.provider_id || '-before',
        case when sign.of_it < 0 then t.debt_order_id end
      from transactions t join orders o on o.id = t.order_id, (values (-1), (1)) sign (of_it)
      where o.seller_id = ${mate.id} and t.debt_order_id is not null returning id`);
    expect(booked).toHaveLength(2);
    expect([await owedBy(one), await owedBy(mate), await owedBy(third)]).toEqual([0, 0, 174]);
    await nameNettings(server.knex);
    await nameNettings(server.knex);
    expect([await owedBy(one), await owedBy(mate), await owedBy(third)]).toEqual([0, 0, 0]);
  });

  it('is named for what a lost sale has settled by an order of their own, not of one with the bank account', async () => {
    const [one, other, fresh] = [
      await sellerPaidTo('of Nora'),
      await sellerPaidTo('of Nora'),
      await sellerPaidTo('of Nora'),
    ];
    const own = await sale(one);
    await cancel(other);
    await sale(other);
    const store = server.container.get(port('takeOverStore'));
    const which = { provider: 'sandbox', paymentId: 'lost' };
    expect(await store.debtOrderOf(which, one.id)).toBe(own);
    expect(await store.debtOrderOf(which, fresh.id)).toBeNull();
  });

  it('reads on the page of an order what the person owes, and not what others do', async () => {
    const [one, stranger] = [await sellerPaidTo('of Gia'), await sellerPaidTo('of no relative of Gia')];
    await cancel(stranger);
    await server.runJobs();
    const orderId = await sale(one);
    await one.post(`/api/orders/${orderId}/ship`, {});
    await one.post(`/api/orders/${orderId}/refund`, {});
    await server.runJobs();
    expect(await moneyOf(one, orderId)).toMatchObject({ debt: 174 });
    expect((await one.get('/api/seller/earnings')).body).toMatchObject({ debt: 174, debtOfOthers: 0 });
  });
});

it('a seller who has undone three sales undoes no fourth with another account of the same bank account', async () => {
  const first = await sellerPaidTo('of Hana');
  for (const _ of [1, 2]) expect(await cancel(first)).toMatchObject({ status: 200 });
  const second = await sellerPaidTo('of Hana');
  expect(await cancel(second)).toMatchObject({ status: 200 });
  await leaves(first);
  expect(await cancel(second)).toMatchObject({ status: 409, body: { error: 'TOO_MANY_CANCELLATIONS' } });
  const honest = await cancel(await sellerPaidTo('of Hana'));
  expect(honest).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Three sales were/) },
  });
  expect(await cancel(await sellerPaidTo('of nobody else'))).toMatchObject({ status: 200 });
});

it('two accounts that share two bank accounts, in whichever order, lock them in one order', async () => {
  const [one, other] = [await sellerPaidTo('Ivy left'), await sellerPaidTo('Ivy right')];
  await isPaidTo(one, 'Ivy right');
  await isPaidTo(other, 'Ivy left');
  const { rows } = await server.knex.raw(
    `select hashtext(digest) as number from seller_marks where member_id = ${one.id} order by 1`,
  );
  expect(rows).toHaveLength(2);
  const [{ number: first }, { number: second }] = rows;
  const held = await server.knex.transaction();
  await held.raw(`select pg_advisory_xact_lock(${sellerLocks.keys}, ${first})`);
  const [books, work] = [server.container.get(port('ledger')), server.container.get(port('transaction'))];
  const releases = [one, other].map(({ id }) => work.run(() => books.lockDebtOf(id)));
  const locks = async (key: number, granted: boolean): Promise<number> => {
    const found = await server.knex.raw(
      `select count(*)::integer as n from pg_locks where locktype = 'advisory' and classid = ${sellerLocks.keys}
        and objid::bigint = ${key}::bigint & 4294967295 and granted = ${granted}
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return found.rows[0].n;
  };
  // Both wait for the first, and neither has the second meanwhile.
  while ((await locks(first, false)) + (await locks(second, true)) < 2);
  const heldMeanwhile = await locks(second, true);
  await held.commit();
  expect(await Promise.all(releases)).toEqual([0, 0]);
  expect(heldMeanwhile).toBe(0);
});
