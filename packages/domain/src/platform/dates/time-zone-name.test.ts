import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { timeZoneName } from './time-zone-name.ts';

it.each([
  ['America/New_York', 'America/New_York'],
  ['america/new_york', 'America/New_York'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['PST', 'America/Los_Angeles'],
  ['utc', 'UTC'],
  ['SystemV/AST4', undefined],
  ['+05:30', undefined],
  ['Mars/Olympus', undefined],
  ['A'.repeat(10_000), undefined],
  ['', undefined],
])('spells the time zone %.30s as %s', (name, expected) => {
  expect(timeZoneName(name)).toBe(expected);
});

const icuAbbreviations = ['ACT', 'AET', 'AST', 'BST', 'CST', 'ECT', 'IST', 'JST', 'NET', 'PST', 'SST', 'VST'];

it.each([...Intl.supportedValuesOf('timeZone'), ...icuAbbreviations])(
  'names a clock that can be read: %s',
  (name) => {
    const spelled = timeZoneName(name) ?? '';
    expect(timeZoneName(spelled)).toBe(spelled);
    expect(() => Temporal.PlainDateTime.from('2026-06-04T09:00').toZonedDateTime(spelled)).not.toThrow();
  },
);
