import { movementKinds } from '@nestmates/domain/money/payments/accounts.ts';
import { expect, it } from 'vitest';
import type { SaleMovement } from './ports.ts';
import { SellerStatements } from './seller-statements.ts';

const movement = (id: number, kind: SaleMovement['kind'], cents: number, title = 'Bike'): SaleMovement => ({
  id,
  kind,
  cents,
  title,
  orderId: 7,
  at: new Date(`2026-11-${String((id % 28) + 1).padStart(2, '0')}T10:00:00Z`),
});

async function statementOf(moved: readonly SaleMovement[], before = 0) {
  const asked: unknown[] = [];
  const statements = new SellerStatements({
    sellerStatementQueries: {
      async movementsOf(seller, period, { after, limit }) {
        asked.push({ seller, ...period });
        const begin = after === null ? 0 : moved.findIndex(({ id }) => id === after) + 1;
        return moved.slice(begin, begin + limit);
      },
      inAccountBefore: async () => before,
    },
  });
  let text = '';
  for await (const part of statements.ofMonth({ id: 1 }, { month: '2026-11' })) text += part;
  return { rows: text.trimEnd().split('\r\n'), asked };
}

it('says what came to the account, and what was in it before and after', async () => {
  const { rows, asked } = await statementOf(
    [
      movement(1, 'charge', 4975),
      movement(2, 'fee', 175),
      movement(3, 'release', 4800),
      movement(4, 'reversal', 300),
    ],
    1000,
  );
  expect(rows).toEqual([
    'Date,Order,Title,What,Amount,To your account,In your account',
    '2026-11-01,,,At the beginning of the month,,,10.00',
    '2026-11-02,7,Bike,Paid by the buyer,49.75,0.00,10.00',
    '2026-11-04,7,Bike,Sent to you,48.00,48.00,58.00',
    '2026-11-05,7,Bike,Taken back from you,3.00,-3.00,55.00',
    '2026-11,,,"At the end of the month, or by now",,,55.00',
  ]);
  expect(asked).toEqual([
    { seller: 1, from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') },
  ]);
});

it('has nothing of what concerns us and the provider alone', async () => {
  const { rows } = await statementOf(movementKinds.map((kind, n) => movement(n, kind, 100)));
  expect(rows.slice(2, -1).map((row) => row.split(',').slice(3, 6))).toEqual([
    ['Paid by the buyer', '1.00', '0.00'],
    ['Sent to you', '1.00', '1.00'],
    ['Paid back to the buyer', '1.00', '0.00'],
    ['Taken back from you', '1.00', '-1.00'],
    ['Taken by the buyer’s bank', '1.00', '0.00'],
    ['Given back by the buyer’s bank', '1.00', '0.00'],
    ['Owed by you', '1.00', '0.00'],
    ['Taken from this sale for what was owed', '1.00', '0.00'],
    ['You do not owe this any more', '1.00', '0.00'],
  ]);
});

it('reads many pages, none of them twice, and runs no title as a formula', async () => {
  const moved = Array.from({ length: 2500 }, (_, n) => movement(n, 'release', 1, n === 0 ? '=1+1' : 'Bike'));
  const { rows } = await statementOf(moved);
  expect(rows).toHaveLength(2500 + 3);
  expect(rows[2]).toContain("'=1+1");
  expect(rows.at(-1)).toContain('25.00');
});
