import { expect, it } from 'vitest';
import { moreThan } from './near-count.ts';

it.each([
  [0, 0],
  [20, 0],
  [21, 20],
  [50, 20],
  [999, 500],
  [1001, 1000],
  [250_000, 1000],
])('tells of %i only that there are more than %i', (count, step) => {
  expect(moreThan(count)).toBe(step);
});
