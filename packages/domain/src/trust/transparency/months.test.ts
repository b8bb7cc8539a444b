import { expect, it } from 'vitest';
import { median, monthOf, shownNumber, shownTotal, spanOfMonth } from './months.ts';

it('does not tell small numbers apart', () => {
  expect([0, 1, 4, 5, 60].map(shownNumber)).toEqual([0, 'fewer than 5', 'fewer than 5', 5, 60]);
});

it.each([
  [[], 0],
  [[0, 0], 0],
  [[5, 0, 12], 17],
  [[0, 3], 'fewer than 5'],
  [[5, 3], 'at least 6'],
  [[5, 4, 1], 'at least 7'],
  [[1, 1], 'at least 2'],
  [[4, 4], 'at least 2'],
] as const)('has a total of %j that tells no small number by subtraction', (parts, total) => {
  expect(shownTotal(parts)).toBe(total);
});

it('knows the months of UTC', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11');
  expect(spanOfMonth('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00Z'),
    until: new Date('2027-01-01T00:00:00Z'),
  });
});

it.each([
  [[], undefined],
  [[3], 3],
  [[9, 1, 4], 4],
  [[10, 2, 4, 3], 3.5],
])('has a median of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});
