import { expect, it } from 'vitest';
import { storeSlug } from './store-slug.ts';

it.each([
  ['Little Acorns', 'little-acorns-store-front'],
  ["Ana's Nest", 'anas-nest-store-front'],
  ['Ana’s  Nest ', 'anas-nest-store-front'],
  ['Mud & Magic', 'mud--magic-store-front'],
  ['Café 12', 'caf-12-store-front'],
])('"%s" is at /%s', (shopName, slug) => {
  expect(storeSlug(shopName)).toBe(slug);
});
