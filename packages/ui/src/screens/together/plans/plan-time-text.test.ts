import { expect, it } from 'vitest';
import { goesOverMidnight, spanText } from '../../../dates/clock-span.ts';
import { lengthText } from './plan-time-text.ts';

const time = (from: readonly [number, number], until: readonly [number, number], nextDay = 0) => ({
  date: new Date(2026, 10, 28, ...from),
  until: new Date(2026, 10, 28 + nextDay, ...until),
});

it.each([
  [time([10, 0], [12, 0]), '10 AM to noon', 'Two hours'],
  [time([15, 0], [17, 0]), '3 to 5 PM', 'Two hours'],
  [time([15, 30], [17, 0]), '3:30 to 5 PM', 'An hour and a half'],
  [time([11, 0], [13, 0]), '11 AM to 1 PM', 'Two hours'],
  [time([12, 0], [13, 0]), 'noon to 1 PM', 'An hour'],
  [time([9, 15], [10, 0]), '9:15 to 10 AM', '45 minutes'],
  [time([22, 0], [1, 0], 1), '10 PM to 1 AM on Sunday', 'Three hours'],
  [time([20, 0], [0, 0], 1), '8 PM to 12 AM', '4 hours'],
  [time([9, 0], [9, 0], 1), '9 AM to 9 AM on Sunday', '24 hours'],
])('says %j as "%s", "%s"', (given, span, length) => {
  expect(spanText(given)).toBe(span);
  expect(lengthText(given)).toBe(length);
});

it('goes over midnight only after it', () => {
  expect(goesOverMidnight(time([20, 0], [0, 0], 1))).toBe(false);
  expect(goesOverMidnight(time([20, 0], [0, 1], 1))).toBe(true);
});
