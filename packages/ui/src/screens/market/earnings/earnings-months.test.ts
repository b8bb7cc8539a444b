import { expect, it } from 'vitest';
import { chartMonths, chartTop, longMonth, shortMonth } from './earnings-months.ts';

const of = (month: string, released = 0, refunded = 0) => ({ month, released, reversed: 0, refunded });

const now = new Date('2027-02-10T12:00:00Z');
const names = (...months: ReturnType<typeof of>[]) => chartMonths(months, now).map(({ month }) => month);

it('shows six months at least, across the year, up to this one', () => {
  const six = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02'];
  expect(names(of('2027-02', 5))).toEqual(six);
  expect(names(of('2026-12', 5))).toEqual(six);
  expect(names(of('2026-08', 5))).toEqual(['2026-08', ...six]);
  expect(chartMonths([], now)).toEqual([]);
});

it('shows the last twelve at most, with what they had', () => {
  const many = Array.from({ length: 30 }, (_, n) => of(`20${10 + n}-02`, n));
  const shown = chartMonths(many.slice(0, 18), now);
  expect(shown).toHaveLength(12);
  expect(shown.at(-1)).toEqual(of('2027-02', 17));
  expect(shown[0]).toEqual(of('2026-03'));
});

it('shows a month that has not begun for this clock', () => {
  expect(names(of('2027-03', 5)).at(-1)).toBe('2027-03');
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
