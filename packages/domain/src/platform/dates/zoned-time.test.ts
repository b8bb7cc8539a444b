import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { someTimeZone } from '../../../testing/calendar/series.ts';
import { instantOf, isShownOnce, localTimeAt } from './zoned-time.ts';

const minute = 60_000;
const someInstant = fc
  .integer({ min: Date.parse('2025-01-01') / minute, max: Date.parse('2034-01-01') / minute })
  .map((number) => new Date(number * minute));
const halfHoursAround = (date: string) =>
  Array.from({ length: 96 }, (_, nth) => new Date(Date.parse(date) - 86_400_000 + nth * 30 * minute));

const zoned = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
const shownBy = (at: Date, timeZone: string) =>
  zoned(at, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });

function expectAsTemporal(at: Date, timeZone: string) {
  expect(localTimeAt(at, timeZone)).toBe(shownBy(at, timeZone));
  // Read as a time on the clock, it may also be one that the clock skips.
  const local = at.toISOString().slice(0, 16);
  const plain = Temporal.PlainDateTime.from(local);
  const [earlier, later] = (['earlier', 'later'] as const).map(
    (disambiguation) => plain.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  );
  expect(instantOf(local, timeZone).getTime()).toBe(plain.toZonedDateTime(timeZone).epochMilliseconds);
  expect(isShownOnce(local, timeZone)).toBe(earlier === later);
}

describe('a time on a clock, with its offset remembered by the week', () => {
  it('is the one that Temporal gives', () => {
    fc.assert(fc.property(someInstant, someTimeZone, expectAsTemporal), { numRuns: 500 });
  });

  it.each([
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['Europe/London', '2027-03-28'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Africa/Casablanca', '2027-02-07'],
    ['Pacific/Kiritimati', '2028-02-29'],
  ])('is so in %s around %s, every half hour', (timeZone, date) => {
    for (const at of halfHoursAround(date)) expectAsTemporal(at, timeZone);
  });
});
