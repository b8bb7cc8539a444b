import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { answerCheckout, buy, checkout, sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let ada: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', TAXES: 'provider' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterAll(() => server.close());

/** $48.00, a processing fee of $1.96 that would do for 14 %, and 8.25 % of both. */
const cost = { price: 4800, processingFee: 196, tax: 412, total: 5408 };

async function release(id: number): Promise<void> {
  await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${id}/confirm-delivery`);
  await server.runJobs();
}

interface Account {
  readonly account: string;
  readonly amount: number;
}

async function accountsAt(path: string): Promise<ReadonlyMap<string, number>> {
  const { body } = await ada.get(path);
  return new Map((body.accounts as unknown as Account[]).map(({ account, amount }) => [account, amount]));
}
const taxOwed = async (): Promise<number> => (await accountsAt('/api/admin/money')).get('tax') ?? 0;

const faultsOf = async (id: number) => (await ada.get(`/api/admin/orders/${id}`)).body.faults;

const earned = async () => (await ana.get('/api/seller/earnings')).body;

it('is said before paying, added at the checkout, and shown once it is paid', async () => {
  const listing = await insertListing(server.knex, ana);
  expect((await bea.get(`/api/marketplace/${listing}/quote`)).body).toEqual({
    price: 4800,
    processingFee: 196,
    total: 4996,
    plusTax: true,
    fulfilment: 'shipping',
  });
  const { body } = await checkout(bea, listing);
  const { text } = await server.visitor().get(new URL(String(body.checkoutUrl)).pathname);
  expect(text).toContain('$4.12');
  const id = Number(body.orderId);
  expect((await bea.get(`/api/orders/${id}`)).body.cost).toEqual({
    price: 4800,
    processingFee: 196,
    total: 4996,
  });
  await answerCheckout(server, body.checkoutUrl, 'pay');
  await server.runJobs();
  expect((await bea.get(`/api/orders/${id}`)).body).toMatchObject({ cost, money: { charged: 5408 } });
  expect((await ana.get(`/api/orders/${id}`)).body).toMatchObject({
    cost: null,
    payout: { price: 4800, payout: 4800 },
  });
});

it('is ours to pay when the seller has the price, and books and balance agree', async () => {
  const before = [await taxOwed(), Number((await earned()).available)] as const;
  const id = await buy(server, bea, await insertListing(server.knex, ana));
  await release(id);
  expect(await sandboxSums(server, id)).toEqual({
    charged: 5408,
    held: 0,
    released: 4800,
    refunded: 0,
    fees: 196,
    tax: 412,
  });
  expect([await taxOwed(), Number((await earned()).available)]).toEqual([before[0] + 412, before[1] + 4800]);
  expect(await faultsOf(id)).toEqual([]);
  await expectBooksToAgree(server);
});

it('goes back with a part as much as is in it, and with the rest as a whole', async () => {
  const before = [await taxOwed(), Number((await earned()).refunded)] as const;
  const id = await buy(server, bea, await insertListing(server.knex, ana));
  await ana.post(`/api/orders/${id}/refund-in-part`, { amount: 1000, agreed: 0 });
  await server.runJobs();
  expect([await taxOwed(), Number((await earned()).refunded)]).toEqual([before[0] + 336, before[1] + 924]);
  expect(await faultsOf(id)).toEqual([]);
  await expectBooksToAgree(server);
  await ana.post(`/api/orders/${id}/cancel`);
  await server.runJobs();
  expect(await sandboxSums(server, id)).toMatchObject({ refunded: 5408, held: 0, fees: 0, tax: 0 });
  expect(await taxOwed()).toBe(before[0]);
  await expectBooksToAgree(server);
});

it('stands in the journal and the books, and in no statement of a seller', async () => {
  const year = new Date().getUTCFullYear();
  const id = await buy(server, bea, await insertListing(server.knex, ana, { priceCents: 3000 }));
  await ana.post(`/api/orders/${id}/refund-in-part`, { amount: 1000, agreed: 0 });
  await server.runJobs();
  const books = await accountsAt('/api/admin/money/books');
  expect(books.get('tax')).toBe(await taxOwed());
  const { text } = await ada.get(
    `/api/admin/money/journal.csv?from=${year - 1}-01-01&to=${year + 1}-12-31&rows=entry`,
  );
  const rows = text.split('\r\n').filter((row) => row.includes(`,${id},`));
  expect(rows.find((row) => row.includes('Tax on a sale,'))).toContain('Held for orders,Tax collected,2.59');
  expect(rows.find((row) => row.includes('Tax on a sale given back'))).toContain(
    'Tax collected,Held for orders,0.76',
  );
  const statement = (await ana.get(`/api/seller/statements/${server.clock.now().toISOString().slice(0, 7)}`))
    .text;
  const ofSale = statement.split('\r\n').filter((row) => row.includes(`,${id},`));
  expect(ofSale.map((row) => row.split(',').slice(3, 5))).toEqual([
    ['Paid by the buyer', '31.34'],
    ['Paid back to the buyer', '9.24'],
  ]);
  const { body } = await ada.get(`/api/admin/money/sellers?year=${year}`);
  const sold = await server.knex('orders').select('priceCents', 'processingFeeCents').whereNotNull('paidAt');
  const gross = sold.reduce((sum, { priceCents, processingFeeCents: fee }) => sum + priceCents + fee, 0);
  expect(body.highest).toMatchObject([{ memberId: ana.id, gross }]);
});
