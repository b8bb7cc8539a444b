import { expect, it } from 'vitest';
import { chartMonths, chartTop, longMonth, shortMonth } from './earnings-months.ts';

const of = (month: string, released = 0, refunded = 0) => ({ month, released, reversed: 0, refunded });

it('shows six months at least, across the year', () => {
  expect(chartMonths([of('2027-02', 5)]).map(({ month }) => month)).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect(chartMonths([])).toEqual([]);
});

it('shows the last twelve at most', () => {
  const many = Array.from({ length: 30 }, (_, n) => of(`20${10 + n}-01`));
  expect(chartMonths(many)).toEqual(many.slice(-12));
});

it.each([
  [[], 100],
  [[of('2026-01', 101)], 200],
  [[of('2026-01', 4800, 9000)], 10_000],
  [[of('2026-01', 10_000)], 10_000],
  [[of('2026-01', 2_000_001)], 5_000_000],
])('ends at a round amount %#', (months, top) => {
  expect(chartTop(months)).toBe(top);
});

it('names months in UTC', () => {
  expect([shortMonth('2026-11'), longMonth('2026-11')]).toEqual(['Nov', 'November 2026']);
});
