import { expect, it } from 'vitest';
import { moreThan } from './near-count.ts';

it.each([
  [0, 0],
  [5, 0],
  [6, 5],
  [10, 5],
  [11, 10],
  [999, 500],
  [1001, 1000],
  [250_000, 1000],
])('tells of %i only that there are more than %i', (count, step) => {
  expect(moreThan(count)).toBe(step);
});
