import { expect, it } from 'vitest';
import { amountIn, dollars } from './money.ts';

it.each([
  [0, '$0'],
  [5, '$0.05'],
  [799, '$7.99'],
  [1200, '$12.00'],
  [999_999, '$9,999.99'],
])('writes %i cents as %s', (cents, words) => {
  expect(dollars(cents)).toBe(words);
});

it.each([
  [4500, 'eur', '€45.00'],
  [4500, 'jpy', '¥4,500'],
  [4500, 'kwd', 'KWD 4.500'],
] as const)('%i in the smallest unit of %s is %s', (amount, currency, text) => {
  expect(amountIn(amount, currency).replace(/\s/u, ' ')).toBe(text);
});
