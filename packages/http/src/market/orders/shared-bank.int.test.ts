import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bankSellers } from '../../../testing/bank-sellers.ts';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let bea: TestMember;
let ada: TestMember;
const { names, sellerPaidTo, sale, cancel, leaves, released, owedBy, moneyOf } = bankSellers(() => ({
  server,
  buyer: bea,
}));
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  bea = await mother(server, { firstName: 'Bea' });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
});
afterEach(async () => {
  await expectBooksToAgree(server);
  const money = server.container.get(port('moneyQueries'));
  expect((await checkLedger(money, server.clock.now())).faults).toEqual([]);
});
afterAll(() => server.close());

const fee = 174;

async function owing(bank: string): Promise<TestMember> {
  const seller = await sellerPaidTo(bank);
  await cancel(seller);
  await server.runJobs();
  return seller;
}

const say = async (word: 'part' | 'join', one: TestMember, other: object) => {
  const text = 'They are a couple with one bank account.';
  const { status } = await ada.post(`/api/admin/members/${one.id}/${word}`, { ...other, text });
  expect(status).toBe(200);
};

/** A sale that its buyer confirms only later. */
async function shipped(seller: TestMember): Promise<number> {
  const id = await sale(seller);
  await seller.post(`/api/orders/${id}/ship`, {});
  return id;
}

it('two honest partners end with what each has sold less the own debt, parted and joined', async () => {
  const [one, other] = [await owing('of a couple'), await owing('of a couple')];
  expect([await owedBy(one), await owedBy(other)]).toEqual([2 * fee, 2 * fee]);
  await say('part', one, { memberId: other.id });
  expect([await owedBy(one), await owedBy(other)]).toEqual([fee, fee]);
  expect(await moneyOf(one, await released(one))).toMatchObject({ released: 4800 - fee, kept: fee });
  expect(await moneyOf(other, await released(other))).toMatchObject({ released: 4800 - fee, kept: fee });
  await say('join', other, { memberId: one.id });
  expect([await owedBy(one), await owedBy(other)]).toEqual([0, 0]);
  expect(await moneyOf(one, await released(one))).toMatchObject({ released: 4800 });
});

it('an honest partner is paid what a sale had settled for the other, who pays it alone', async () => {
  const [debtor, honest] = [await owing('of two by mistake'), await sellerPaidTo('of two by mistake')];
  const id = await released(honest);
  expect(await moneyOf(honest, id)).toMatchObject({ released: 4800 - fee, kept: fee });
  await say('part', honest, { memberId: debtor.id });
  await server.runJobs();
  expect((await moneyOf(honest, id)).released).toBe(4800);
  expect([await owedBy(debtor), await owedBy(honest)]).toEqual([fee, 0]);
  expect(await moneyOf(debtor, await released(debtor))).toMatchObject({ released: 4800 - fee, kept: fee });
  expect([await owedBy(debtor), await owedBy(honest)]).toEqual([0, 0]);
});

it('a payout that fails joins nobody, and changes nothing of what is owed', async () => {
  const [one, other] = [await owing('of one whose payout fails'), await sellerPaidTo('of another one')];
  await names(other, 'of one whose payout fails');
  const { providerAccountId } = await server.knex('payment_accounts').where({ userId: other.id }).first();
  const { people } = server.container.get(port('sandboxProvider'));
  const failedPayout = { cents: 4800, reason: 'The account is closed.' };
  expect(await people.changeSeller(providerAccountId, { failedPayout })).toBe(true);
  await server.runJobs();
  expect(await server.knex('seller_marks').where({ memberId: other.id })).toHaveLength(1);
  expect([await owedBy(one), await owedBy(other)]).toEqual([fee, 0]);
});

it('a debt is taken once by sales of two that are settled at one moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const bank = `of three, round ${round}`;
    const [debtor, one, other] = [await owing(bank), await sellerPaidTo(bank), await sellerPaidTo(bank)];
    const orders = [await shipped(one), await shipped(other)];
    await Promise.all(orders.map((id) => bea.post(`/api/orders/${id}/confirm-delivery`, {})));
    await Promise.all([server.runJobs(), server.runJobs()]);
    await server.runJobs();
    const kept = await server.knex('transactions').whereIn('orderId', orders).where({ kind: 'netting' });
    expect(kept.map(({ cents }) => cents)).toEqual([fee]);
    expect([await owedBy(debtor), await owedBy(one), await owedBy(other)]).toEqual([0, 0, 0]);
  }
});

it('a debt is taken once though its seller leaves at the moment at which another one’s sale is settled', async () => {
  for (let round = 0; round < 3; round += 1) {
    const bank = `of one who leaves, round ${round}`;
    const [debtor, one] = [await owing(bank), await sellerPaidTo(bank)];
    const id = await shipped(one);
    await bea.post(`/api/orders/${id}/confirm-delivery`, {});
    const [left] = await Promise.all([debtor.delete('/api/account', { password }), server.runJobs()]);
    expect(left.status).toBe(200);
    await server.runJobs();
    expect(await moneyOf(one, id)).toMatchObject({ released: 4800 - fee, kept: fee });
    expect(await owedBy(await sellerPaidTo(bank))).toBe(0);
  }
});

it('one who was parted from a seller who left stays so, also from the account that comes next', async () => {
  const [debtor, honest] = [await owing('of a family'), await sellerPaidTo('of a family')];
  await say('part', honest, { memberId: debtor.id });
  await leaves(debtor);
  const again = await sellerPaidTo('of a family');
  expect([await owedBy(honest), await owedBy(again)]).toEqual([0, fee]);
  await leaves(honest);
  expect(await moneyOf(again, await released(again))).toMatchObject({ released: 4800 - fee, kept: fee });
});
