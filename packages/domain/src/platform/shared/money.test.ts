import { expect, it } from 'vitest';
import { dollars } from './money.ts';

it.each([
  [0, '$0'],
  [5, '$0.05'],
  [799, '$7.99'],
  [1200, '$12.00'],
  [999_999, '$9,999.99'],
])('writes %i cents as %s', (cents, words) => {
  expect(dollars(cents)).toBe(words);
});
