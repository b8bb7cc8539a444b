import { expect, it } from 'vitest';
import { days, hours, later } from '../../platform/shared/time.ts';
import { countedSince, currentSince, endOf } from './check-in.ts';

const now = new Date('2026-11-01T05:30:00Z');

it('lasts for 24 hours, also on the day clocks change', () => {
  expect(endOf({ createdAt: now })).toEqual(later(now, hours(24)));
  expect(currentSince(endOf({ createdAt: now }))).toEqual(now);
});

it('counts for the suggested places for 90 days', () => {
  expect(countedSince(now)).toEqual(later(now, -days(90)));
});
