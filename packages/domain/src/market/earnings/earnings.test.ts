import { describe, expect, it } from 'vitest';
import type { Movement } from '../../money/payments/ledger.ts';
import { earningsByDay, earningsByMonth, earningsOf, thirtyDaysUpTo } from './earnings.ts';

const november = new Date('2026-11-30T23:59:59.999Z');
const december = new Date('2026-12-01T00:00:00Z');
const february = new Date('2027-02-01T00:00:00Z');
const move = (kind: Movement['kind'], cents: number, at: Date): Movement => ({ kind, cents, at });

describe('earnings by month', () => {
  it('have one entry for each month of UTC, the quiet ones too', () => {
    const movements = [
      move('release', 500, february),
      move('charge', 2606, november),
      move('release', 2375, november),
      move('refund', 700, february),
      move('reversal', 600, february),
      move('release', 90, december),
    ];
    const nothing = { releasedCents: 0, reversedCents: 0, refundedCents: 0 };
    expect(earningsByMonth(movements)).toEqual([
      { month: '2026-11', releasedCents: 2375, reversedCents: 0, refundedCents: 0 },
      { month: '2026-12', ...nothing, releasedCents: 90 },
      { month: '2027-01', ...nothing },
      { month: '2027-02', releasedCents: 500, reversedCents: 600, refundedCents: 700 },
    ]);
  });

  it('are one entry for one month, and none for none', () => {
    expect(earningsByMonth([move('release', 1, november)])).toHaveLength(1);
    expect(earningsByMonth([])).toEqual([]);
  });
});

describe('earnings by day', () => {
  const lastMoment = new Date('2026-11-30T23:59:59.999Z');

  it('have an entry for each of the thirty days that end with this one', () => {
    const days = earningsByDay([{ day: '2026-11-03', releasedCents: 500 }], lastMoment);
    expect(days).toHaveLength(30);
    expect(days.filter(({ releasedCents }) => releasedCents !== 0)).toEqual([
      { day: '2026-11-03', releasedCents: 500 },
    ]);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-11-01', '2026-11-30']);
  });

  it('begin at the first midnight of UTC within them', () => {
    expect(thirtyDaysUpTo(lastMoment)).toEqual(new Date('2026-11-01T00:00:00Z'));
    expect(thirtyDaysUpTo(new Date('2026-12-01T00:00:00Z'))).toEqual(new Date('2026-11-02T00:00:00Z'));
  });
});

it('earnings are what was released and not taken back, and what the seller would get of what is held', () => {
  const movements = [
    move('charge', 2606, november),
    move('release', 2375, november),
    move('release', 500, february),
    move('reversal', 600, february),
    move('refund', 700, february),
    move('refund', -200, february),
  ];
  expect(earningsOf(movements, [2375, 4800])).toEqual({
    availableCents: 2275,
    heldCents: 7175,
    refundedCents: 500,
  });
  expect(earningsOf([], [])).toEqual({ availableCents: 0, heldCents: 0, refundedCents: 0 });
});
