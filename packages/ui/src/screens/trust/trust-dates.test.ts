import { expect, it } from 'vitest';
import { endText, spanText } from './trust-dates.ts';

/** Time on the clock of whoever looks. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const iso = (day: number, hour: number, minute = 0) => at(day, hour, minute).toISOString();

it.each([
  [iso(22, 18), '6:00 PM today'],
  [iso(23, 0), '12:00 AM tomorrow'],
  [iso(23, 9), '9:00 AM tomorrow'],
  [iso(24, 9), 'November 24, 9:00 AM'],
  [iso(24, 9, 1), 'November 24'],
  [iso(30, 9), 'November 30'],
  [new Date(2027, 0, 4).toISOString(), 'January 4, 2027'],
])('says when %s is: %s', (until, text) => {
  expect(endText(until, at(22, 9))).toBe(text);
});

it.each([
  [undefined, 'November 22, 2026'],
  [iso(22, 18), 'November 22, 2026, 9:00 AM to 6:00 PM'],
  [iso(23, 18), 'November 22, 2026, 9:00 AM to November 23, 2026, 6:00 PM'],
  [iso(29, 9), 'November 22, 2026 to November 29, 2026'],
])('says from when until when something held: %s', (until, text) => {
  expect(spanText(iso(22, 9), until)).toBe(text);
});
