import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, localTimeAt } from '../../platform/dates/zoned-time.ts';
import { hours } from '../../platform/shared/time.ts';
import { byDay, clockOf, dayInWords, reminderAt } from './reminder.ts';

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'America/Phoenix',
];

describe('the reminder of a swap or playdate', () => {
  it.each(zones)('comes at six on the evening before, by the clock of %s', (zone) => {
    const anyTime = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2032-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyTime, (date) => {
        const at = reminderAt(date, zone);
        expect(localTimeAt(at, zone).slice(11)).toBe('18:00');
        const before = date.getTime() - at.getTime();
        // One hour more or less on a day when clocks change.
        expect(before).toBeGreaterThanOrEqual(hours(5));
        expect(before).toBeLessThan(hours(31));
        expect(dayInWords(date, at, zone)).toBe('tomorrow');
      }),
    );
  });

  it.each([
    // The clocks are put forward on March 8, 2026, and back on November 1.
    ['2026-03-08T03:30', '2026-03-07T18:00'],
    ['2026-03-09T09:00', '2026-03-08T18:00'],
    ['2026-11-01T01:30', '2026-10-31T18:00'],
    ['2026-03-01T00:10', '2026-02-28T18:00'],
    ['2028-03-01T23:50', '2028-02-29T18:00'],
    ['2027-01-01T00:00', '2026-12-31T18:00'],
  ])('of one at %s comes at %s', (swap, evening) => {
    const zone = 'America/Los_Angeles';
    expect(localTimeAt(reminderAt(instantOf(swap, zone), zone), zone)).toBe(evening);
  });

  it('says today when it is written after midnight', () => {
    const zone = 'America/New_York';
    const date = instantOf('2026-06-04T15:00', zone);
    expect(dayInWords(date, instantOf('2026-06-04T00:05', zone), zone)).toBe('today');
    expect(dayInWords(date, instantOf('2026-06-03T23:59', zone), zone)).toBe('tomorrow');
  });
});

it.each([
  ['Asia/Kolkata', 'TX', 'Asia/Kolkata'],
  [null, 'TX', 'America/Chicago'],
  [null, null, 'America/New_York'],
])(
  'an evening is meant by the clock of the browser, else of where she lives: %s, %s',
  (timeZone, state, clock) => {
    expect(clockOf({ timeZone, state })).toBe(clock);
  },
);

describe('what wakes nobody', () => {
  it.each([
    ['2026-11-28T08:00', '2026-11-28T08:00'],
    ['2026-11-28T20:59', '2026-11-28T20:59'],
    ['2026-11-28T21:00', '2026-11-29T08:00'],
    ['2026-11-28T00:30', '2026-11-28T08:00'],
    ['2026-11-28T07:59', '2026-11-28T08:00'],
    ['2026-12-31T23:30', '2027-01-01T08:00'],
    // The clocks are put forward at two on March 8.
    ['2026-03-07T22:00', '2026-03-08T08:00'],
  ])('at %s comes at %s', (at, then) => {
    for (const zone of ['America/New_York', 'America/Los_Angeles']) {
      expect(localTimeAt(byDay(instantOf(at, zone), zone), zone)).toBe(then);
    }
  });
});
