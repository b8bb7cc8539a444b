import { expect, it } from 'vitest';
import { swipeDirection } from './use-swipe.ts';

it.each([
  [-60, 0, 'left'],
  [60, 20, 'right'],
  [-300, 190, 'left'],
  [40, 0, undefined],
  [60, 60, undefined],
  [0, 200, undefined],
] as const)('a move of %i and %i is a swipe to the %s', (dx, dy, direction) => {
  expect(swipeDirection(dx, dy)).toBe(direction);
});
