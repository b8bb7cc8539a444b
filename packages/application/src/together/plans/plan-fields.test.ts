import { expect, it } from 'vitest';
import { ownChildIds } from './plan-fields.ts';

it('names each child once', () => {
  expect(ownChildIds.parse([11, 12, 11])).toEqual([11, 12]);
});

it('names no more children than a member can have', () => {
  const ids = Array.from({ length: 21 }, (_, nth) => nth + 1);
  expect(ownChildIds.safeParse(ids).success).toBe(false);
  expect(ownChildIds.safeParse(ids.slice(1)).success).toBe(true);
});
