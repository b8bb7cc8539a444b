import { describe, expect, it } from 'vitest';
import { days, hours, later, minutes, seconds } from '../../platform/shared/time.ts';
import { countdownText, releaseCountdown } from './release-countdown.ts';

const releaseAt = new Date('2026-11-10T09:00:00Z');
const withLeft = (left: number) => releaseCountdown(releaseAt, later(releaseAt, -left));

describe('the countdown to the release', () => {
  it.each([
    ['as it is shipped', days(7), 7, 0, 'green'],
    ['a second later', days(7) - seconds(1), 6, 23, 'green'],
    ['just above three days', days(3) + 1, 3, 0, 'green'],
    ['at three days', days(3), 3, 0, 'yellow'],
    ['at two days and a half', days(2) + hours(12), 2, 12, 'yellow'],
    ['just above a day', days(1) + 1, 1, 0, 'yellow'],
    ['at a day', days(1), 1, 0, 'red'],
    ['in the last hour', minutes(59), 0, 0, 'red'],
    ['in the last moment', 1, 0, 0, 'red'],
  ] as const)('runs %s', (_, left, daysLeft, hoursLeft, color) => {
    expect(withLeft(left)).toEqual({ kind: 'running', days: daysLeft, hours: hoursLeft, color });
  });

  it.each([0, -1, -days(30)])('is overdue with %i milliseconds left', (left) => {
    expect(withLeft(left)).toEqual({ kind: 'overdue', color: 'red' });
  });

  it.each([
    [days(6) + hours(23), '6 days 23 hours'],
    [days(3), '3 days'],
    [days(1) + hours(1), '1 day 1 hour'],
    [hours(5), '5 hours'],
    [minutes(59), 'less than an hour'],
    [0, 'Auto-release overdue'],
  ])('with %i milliseconds left reads %s', (left, text) => {
    expect(countdownText(withLeft(left))).toBe(text);
  });
});
