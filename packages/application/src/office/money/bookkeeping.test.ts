import { expect, it } from 'vitest';
import { BookExports } from './book-exports.ts';
import { Bookkeeping } from './bookkeeping.ts';
import type { BookkeepingQueries, JournalMovement, SellerVolume } from './ports.ts';

const at = new Date('2026-11-04T10:00:00Z');
const period = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };

function bookkeepingWith(some: Partial<BookkeepingQueries>) {
  const queries: BookkeepingQueries = {
    movedByKind: async () => [],
    movements: async () => [],
    movedByDay: async () => [],
    sellerVolumes: async () => [],
    payouts: async () => [],
    movedForPayouts: async () => [],
    ...some,
  };
  return {
    bookkeeping: new Bookkeeping({ bookkeepingQueries: queries }),
    exports: new BookExports({ bookkeepingQueries: queries }),
  };
}

async function rowsOf(parts: AsyncIterable<string>): Promise<string[]> {
  let text = '';
  for await (const part of parts) text += part;
  return text.trimEnd().split('\r\n');
}

const movement = (id: number, kind: JournalMovement['kind'], cents: number): JournalMovement => ({
  id,
  at,
  provider: 'stripe',
  kind,
  cents,
  orderId: 7,
  providerId: `object-${id}`,
  balanceTransaction: null,
});

const volume = (differing: Partial<SellerVolume>): SellerVolume => ({
  provider: 'stripe',
  memberId: 1,
  accountId: 'acct_1',
  name: 'Ana Abel',
  email: 'ana@example.com',
  grossCents: 2_000_001,
  payments: 201,
  ...differing,
});

it('the journal has both sides of each movement, and leaves out what is none of ours', async () => {
  const moved = [movement(1, 'charge', 4975), movement(2, 'disputeLost', 100), movement(3, 'refund', -200)];
  const journal = bookkeepingWith({ movements: async () => moved }).exports.journal({
    ...period,
    rows: 'entry',
  });
  expect(await rowsOf(journal)).toEqual([
    'Entry,Day,Time,Provider,What,Debit,Credit,Amount,Order,Object at the provider,Line of the statement',
    '1,2026-11-04,2026-11-04T10:00:00.000Z,stripe,Payment of a buyer,Balance at the payment provider,Held for orders,49.75,7,object-1,',
    '3,2026-11-04,2026-11-04T10:00:00.000Z,stripe,Paid back to the buyer,Balance at the payment provider,Held for orders,2.00,7,object-3,',
  ]);
});

it('the journal by day has what was taken back as a row of its own', async () => {
  const day = { day: '2026-11-04', provider: 'stripe', kind: 'refund' } as const;
  const journal = bookkeepingWith({
    movedByDay: async () => [
      { ...day, cents: -200, movements: 1 },
      { ...day, cents: 900, movements: 3 },
    ],
  }).exports.journal({ ...period, rows: 'day' });
  expect((await rowsOf(journal)).slice(1)).toEqual([
    '2026-11-04,stripe,Paid back to the buyer,Balance at the payment provider,Held for orders,2.00,1',
    '2026-11-04,stripe,Paid back to the buyer,Held for orders,Balance at the payment provider,9.00,3',
  ]);
});

it('the journal is read page by page, none of its rows twice', async () => {
  const moved = Array.from({ length: 2001 }, (_, n) => movement(n + 1, 'charge', 1));
  const asked: (number | null)[] = [];
  const journal = bookkeepingWith({
    async movements(_, { after, limit }) {
      asked.push(after);
      return moved.slice(after ?? 0, (after ?? 0) + limit);
    },
  }).exports.journal({ ...period, rows: 'entry' });
  expect(await rowsOf(journal)).toHaveLength(2002);
  expect(asked).toEqual([null, 1000, 2000]);
});

it('says to whom a form is owed, and not to all together who have left', async () => {
  const asked: unknown[] = [];
  const volumes = [
    volume({}),
    volume({ memberId: null, name: null, email: null }),
    volume({ memberId: 2, payments: 200 }),
  ];
  const { bookkeeping, exports } = bookkeepingWith({
    async sellerVolumes(year) {
      asked.push(year);
      return volumes;
    },
  });
  expect(await bookkeeping.sellers({ year: 2026 })).toMatchObject({
    threshold: { gross: 2_000_000, payments: 200 },
    sellers: 2,
    owedForms: 1,
    highest: [{ needsForm: true }, { needsForm: false, name: null }, { needsForm: false }],
  });
  expect(asked).toEqual([{ from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') }]);
  expect((await rowsOf(exports.volumes({ year: 2026 }))).slice(1)).toEqual([
    '2026,stripe,acct_1,1,Ana Abel,ana@example.com,20000.01,201,yes',
    '2026,stripe,acct_1,,Sellers whose accounts are deleted,,20000.01,201,no',
    '2026,stripe,acct_1,2,Ana Abel,ana@example.com,20000.01,200,no',
  ]);
});

it('each payout has what it is made of, and the rest is not paid out yet', async () => {
  const first = { provider: 'stripe', number: 0 } as const;
  const { bookkeeping, exports } = bookkeepingWith({
    payouts: async () => [{ ...first, payoutId: 'po_1', balanceTransaction: 'txn_1', at, cents: 4000 }],
    movedForPayouts: async () => [
      { ...first, kind: 'charge', cents: 4975 },
      { ...first, kind: 'payout', cents: 4000 },
      { ...first, number: 1, kind: 'release', cents: 900 },
    ],
  });
  expect((await rowsOf(exports.payouts())).slice(1)).toEqual([
    'stripe,po_1,txn_1,2026-11-04T10:00:00.000Z,0.00,49.75,0.00,0.00,0.00,0.00,40.00,9.75',
    'stripe,Not paid out yet,,,9.75,0.00,0.00,-9.00,0.00,0.00,0.00,0.75',
  ]);
  expect((await bookkeeping.books()).payouts).toEqual([
    { provider: 'stripe', payoutId: 'po_1', at: at.toISOString(), amount: 4000 },
  ]);
});
