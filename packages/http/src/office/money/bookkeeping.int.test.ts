import { journalMovements } from '@nestmates/infrastructure/office/money/bookkeeping-reader.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder, payable } from '../../../testing/order-setup.ts';
import { planOf, sentBy } from '../../../testing/query-plans.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ada: TestMember;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  ana = await mother(server, { firstName: 'Ana', lastName: '=Abel' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' }, 'pro');
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const rowsOf = async (by: TestMember, path: string): Promise<string[][]> => {
  const { text, status, headers } = await by.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return text
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
};
const centsOf = (dollars = '') => Math.round(100 * Number(dollars));
const { year, month, today } = (() => {
  const now = new Date().toISOString();
  return { year: now.slice(0, 4), month: now.slice(0, 7), today: now.slice(0, 10) };
})();
const everything = `from=2020-01-01&to=${Number(year) + 1}-12-31`;

it('are the ledger in double entry, with what is held as a liability', async () => {
  const released = await buy(server, bea, await insertListing(server.knex, ana, { priceCents: 3000 }));
  await buy(server, bea, await insertListing(server.knex, ana));
  await ana.post(`/api/orders/${released}/ship`, {});
  await bea.post(`/api/orders/${released}/confirm-delivery`);
  await server.runJobs();

  const { body } = await ada.get('/api/admin/money/books');
  const accounts = new Map(
    (body.accounts as unknown as { account: string; amount: number }[]).map((one) => [
      one.account,
      one.amount,
    ]),
  );
  const sums = await ada.get('/api/admin/money');
  const held = (sums.body.accounts as unknown as { account: string; amount: number }[])
    .filter(({ account }) => account === 'held' || account === 'owed')
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(accounts.get('held')).toBe(held);
  expect(held).toBe(4800);

  const entries = (await rowsOf(ada, `/api/admin/money/journal.csv?${everything}&rows=entry`)).slice(1);
  const byDay = (await rowsOf(ada, `/api/admin/money/journal.csv?${everything}&rows=day`)).slice(1);
  const sumOf = (rows: string[][], side: number, amount: number, name: string) =>
    rows.reduce((sum, row) => sum + (row[side] === name ? centsOf(row[amount]) : 0), 0);
  const name = 'Balance at the payment provider';
  const balance = sumOf(entries, 5, 7, name) - sumOf(entries, 6, 7, name);
  expect(balance).toBe(accounts.get('provider'));
  expect(sumOf(byDay, 3, 5, name) - sumOf(byDay, 4, 5, name)).toBe(balance);
  const isPaired = entries.every((row) => centsOf(row[7]) > 0 && row[5] !== row[6]);
  expect(isPaired).toBe(true);
});

it('say what was paid for each seller in a year, without a formula in a name', async () => {
  const { body } = await ada.get(`/api/admin/money/sellers?year=${year}`);
  expect(body).toMatchObject({
    sellers: 1,
    owedForms: 0,
    highest: [{ memberId: ana.id, payments: 2, gross: 3121 + 4975, needsForm: false }],
  });
  const [, row] = await rowsOf(ada, `/api/admin/money/sellers.csv?year=${year}`);
  expect(row?.slice(6)).toEqual(['80.96', '2', 'no']);
  expect((await rowsOf(ada, '/api/admin/money/sellers.csv?year=2021')).length).toBe(1);
});

it('say what each payout is made of, and the rest that is not paid out yet', async () => {
  const payout = {
    provider: 'sandbox',
    kind: 'payout',
    cents: 100,
    providerId: 'po_1',
    balanceTransaction: 'txn_po',
  };
  await server.knex('transactions').insert({ ...payout, at: server.clock.now() });
  server.clock.forward(1000);
  await buy(server, bea, await insertListing(server.knex, ana));
  const [head = [], first = [], rest = []] = await rowsOf(ada, '/api/admin/money/payouts.csv');
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  expect([cell(first, 'Payout'), cell(first, 'Paid out')]).toEqual(['po_1', '1.00']);
  expect(cell(rest, 'Payout')).toBe('Not paid out yet');
  expect(cell(rest, 'Opening balance')).toBe(cell(first, 'Closing balance'));
  const { body } = await ada.get('/api/admin/money/books');
  const provider = (body.accounts as unknown as { account: string; amount: number }[]).find(
    ({ account }) => account === 'provider',
  );
  expect(centsOf(cell(rest, 'Closing balance'))).toBe(provider?.amount);
  expect(body.payouts).toMatchObject([{ payoutId: 'po_1', amount: 100 }]);
});

it('give a seller her own month, which ends with what is in her account', async () => {
  const { body } = await ana.get('/api/seller/earnings');
  const rows = await rowsOf(ana, `/api/seller/statements/${month}`);
  expect(centsOf(rows.at(-1)?.at(-1))).toBe(body.available);
  expect(rows.at(1)?.[3]).toBe('At the beginning of the month');
  const others = await rowsOf(bea, `/api/seller/statements/${month}`);
  expect(others).toHaveLength(3);
  expect((await ana.get('/api/seller/statements/2026-13')).status).toBe(400);
});

it('are for administrators alone, and for days that there are', async () => {
  for (const path of [
    `/api/admin/money/journal.csv?from=${today}&to=${today}&rows=entry`,
    `/api/admin/money/sellers.csv?year=${year}`,
    '/api/admin/money/payouts.csv',
    '/api/admin/money/books',
  ]) {
    expect((await ana.get(path)).status).toBe(403);
  }
  expect((await ada.get('/api/admin/money/journal.csv?from=2026-02-30&to=2026-03-01&rows=day')).status).toBe(
    400,
  );
});

it('read a long journal page by page, over the index', { timeout: scaledTimeout(120_000) }, async () => {
  const order = await insertOrder(server.knex, { buyer: bea, seller: ana });
  await server.knex.raw(
    `insert into transactions (order_id, kind, cents, provider_id, at)
     select :order, 'charge', 1, 'long-' || n, '2023-03-01'::timestamptz + n * interval '1 second'
     from generate_series(1, 100000) n`,
    { order },
  );
  await server.knex.raw('vacuum analyze transactions');
  const rows = await rowsOf(ada, '/api/admin/money/journal.csv?from=2023-03-01&to=2023-03-02&rows=entry');
  expect(rows).toHaveLength(100_001);
  expect(new Set(rows.map(([id]) => id)).size).toBe(100_001);
  const [first] = await server.knex('transactions').where({ providerId: 'long-50000' }).select('id');
  const page = { from: new Date('2023-03-01'), to: new Date('2023-03-03'), after: first.id, limit: 1000 };
  const statement = sentBy(server.knex.raw(journalMovements, page));
  expect(await planOf(server, statement, 'custom')).toMatch(/transactions_by_time/);
});
