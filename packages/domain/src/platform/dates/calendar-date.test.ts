import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isCalendarDate,
  isLocalDateTime,
  lastOf,
  monthAfter,
  monthOf,
  weekdayOf,
} from './calendar-date.ts';
import { monthGrid } from './month-grid.ts';

const someDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someCount = fc.integer({ min: -1500, max: 1500 });

describe('a date', () => {
  it.each(['2026-06-04', '2028-02-29', '2000-02-29'])('exists: %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-06-31',
    '2026-13-01',
    '2026-6-4',
    '2026-06-04T09:00',
    'today',
  ])('does not exist: "%s"', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it.each([
    ['2026-06-04T09:00', true],
    ['2026-06-04T23:59', true],
    ['2026-06-04T24:00', false],
    ['2026-06-04T09:00:00', false],
    ['2026-02-30T09:00', false],
    ['2026-06-04', false],
  ])('and a time: %s, %s', (text, real) => {
    expect(isLocalDateTime(text)).toBe(real);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', -1, '2026-10-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['9999-12-31', 1, ''],
    ['', 1, ''],
  ])('%s and %i days are "%s"', (date, count, then) => {
    expect(addDays(date, count)).toBe(then);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-05-31', 1, '2026-06-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months are %s', (date, count, then) => {
    expect(addMonths(date, count)).toBe(then);
  });

  it('is counted as the library counts it', () => {
    fc.assert(
      fc.property(someDate, someCount, (date, count) => {
        const plain = Temporal.PlainDate.from(date);
        expect(addDays(date, count)).toBe(plain.add({ days: count }).toString());
        expect(addMonths(date, count)).toBe(plain.add({ months: count }).toString());
        expect(daysBetween(date, addDays(date, count))).toBe(count);
        expect(weekdayOf(date)).toBe(plain.dayOfWeek % 7);
        expect(lastOf(monthOf(date))).toBe(plain.with({ day: plain.daysInMonth }).toString());
      }),
    );
  });
});

describe('the grid of a month', () => {
  it('begins on Sunday and is filled up with days of the months around it', () => {
    const june = monthGrid('2026-06');
    expect(june.map(([sunday]) => sunday)).toEqual([
      '2026-05-31',
      '2026-06-07',
      '2026-06-14',
      '2026-06-21',
      '2026-06-28',
    ]);
    expect(june.at(-1)?.at(-1)).toBe('2026-07-04');
  });

  it.each([
    ['2026-02', 4],
    ['2024-02', 5],
    ['2026-08', 6],
  ])('has as many weeks as the month touches: %s has %i', (month, weeks) => {
    expect(monthGrid(month)).toHaveLength(weeks);
  });

  it('has every day of the month once, in weeks of seven days in a row', () => {
    fc.assert(
      fc.property(someDate, (date) => {
        const month = monthOf(date);
        const shown = monthGrid(month).flat();
        expect(shown.length % 7).toBe(0);
        expect(shown.filter((day) => monthOf(day) === month)).toContain(date);
        expect(weekdayOf(shown[0] ?? '')).toBe(0);
        for (const [at, day] of shown.entries()) expect(day).toBe(addDays(shown[0] ?? '', at));
        expect(shown.includes(addDays(lastOf(month), 7))).toBe(false);
      }),
    );
  });

  it('follows the year', () => {
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1), monthAfter('2026-06', 12)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-06',
    ]);
  });
});
