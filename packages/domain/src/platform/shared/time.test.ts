import { expect, it } from 'vitest';
import { days, hours, later, minutes, seconds } from './time.ts';

it('defines durations in milliseconds', () => {
  expect([seconds(2), minutes(2), hours(2), days(2)]).toEqual([2000, 120_000, 7_200_000, 172_800_000]);
});

it('counts days as twenty-four hours, also where clocks are put forward', () => {
  expect(later(new Date('2026-03-08T06:00:00Z'), days(1))).toEqual(new Date('2026-03-09T06:00:00Z'));
});
