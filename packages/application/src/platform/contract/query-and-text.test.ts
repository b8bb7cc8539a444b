import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatTimeCursor, pageQuery, timePageQuery } from './paging.ts';
import { optionalName, optionalText } from './text.ts';
import { timeZone } from './time-zone.ts';

describe('the length of a page', () => {
  const query = z.object(pageQuery);
  const limitOf = (limit?: string) => query.safeParse(limit === undefined ? {} : { limit });

  it.each([
    [undefined, 50],
    ['1', 1],
    ['200', 200],
  ])('asked for as %s is %i', (limit, length) => {
    expect(limitOf(limit).data).toMatchObject({ limit: length });
  });

  it.each(['0', '201', '1000', '-1', '1.5', 'ten', ''])('"%s" is refused', (limit) => {
    expect(limitOf(limit).error?.issues).toMatchObject([{ message: 'Please ask for 1 to 200' }]);
  });
});

describe('a name that may be left out', () => {
  const name = optionalName({ max: 5, tooLong: 'Too long' });

  it.each([
    [' Ana ', 'Ana'],
    ['', ''],
    [' ', ''],
    [null, null],
    [undefined, undefined],
  ])('%j is kept as %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  it.each(['Ana123', '<b>', '1'])('%s is refused', (typed) => {
    expect(name.safeParse(typed).success).toBe(false);
  });
});

describe('a place in a list by time', () => {
  const query = z.object(timePageQuery);
  const before = { at: 1_795_000_000_123_456, id: 7 };

  it('comes back as it was given out', () => {
    expect(query.parse({ before: formatTimeCursor(before) }).before).toEqual(before);
  });

  it.each(['1795', '.7', '1795.', '1795.0', 'a.7', '1795.7.1'])('is refused as %s', (text) => {
    expect(query.safeParse({ before: text }).error?.issues).toMatchObject([
      { message: 'Not a place in this list' },
    ]);
  });
});

it.each([
  [' As long as it is light. ', 'As long as it is light.'],
  [' \u200b ', ''],
  [null, null],
  [undefined, undefined],
])('a text that may be left out, %j, is kept as %j', (typed, kept) => {
  expect(optionalText({ max: 50, tooLong: 'Too long' }).parse(typed)).toBe(kept);
});

it('knows a time zone by its one spelling', () => {
  expect(timeZone.parse('america/new_york')).toBe('America/New_York');
  expect(timeZone.safeParse('Mars/Olympus').error?.issues).toHaveLength(1);
});
