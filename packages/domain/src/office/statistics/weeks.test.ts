import { describe, expect, it } from 'vitest';
import { lastWeeks, mondayOf } from './weeks.ts';

const dateOf = (at: Date) => at.toISOString();

describe('a week', () => {
  it.each([
    ['2026-11-22T23:59:59.999Z', '2026-11-16T00:00:00.000Z'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['2026-03-01T12:00:00.000Z', '2026-02-23T00:00:00.000Z'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28T00:00:00.000Z'],
  ])('of %s begins on Monday %s', (at, monday) => {
    expect(dateOf(mondayOf(new Date(at)))).toBe(monday);
  });

  it('is the last of the last weeks', () => {
    expect(lastWeeks(new Date('2026-11-22T10:00:00Z'), 3).map(dateOf)).toEqual([
      '2026-11-02T00:00:00.000Z',
      '2026-11-09T00:00:00.000Z',
      '2026-11-16T00:00:00.000Z',
    ]);
  });
});
