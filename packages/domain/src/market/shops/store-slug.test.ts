import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopSlug, storeFrontEnding, storeSlug, storeSlugIn } from './store-slug.ts';

it.each([
  ['Little Acorns', 'little-acorns-store-front', 'little-acorns'],
  ["Ana's Nest", 'anas-nest-store-front', 'ana-s-nest'],
  ['Ana’s  Nest ', 'anas-nest-store-front', 'ana-s-nest'],
  ['Mud & Magic', 'mud--magic-store-front', 'mud-magic'],
  ['Café 12', 'caf-12-store-front', 'caf-12'],
  ['  --Odds & Ends-- ', '--odds--ends---store-front', 'odds-ends'],
  ['✿', '-store-front', ''],
])('"%s" is at /%s, and "%s" to us', (shopName, address, key) => {
  expect(storeSlug(shopName)).toBe(address);
  expect(shopSlug(shopName)).toBe(key);
});

it.each(['Little Acorns', "Ana's Store Front", 'The Store-Front Shop'])(
  'a store of the name "%s" is found by it and by its address',
  (name) => {
    for (const text of [name, ` ${name.toUpperCase()} `, storeSlug(name)]) {
      expect(storeSlugIn(text)).toBe(storeSlug(name));
    }
  },
);

describe('whatever the name', () => {
  it('the address can stand in a path as it is, and is its own address again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const address = storeSlug(name);
        expect(address).toMatch(/^[a-z0-9-]*-store-front$/);
        expect(storeSlug(address.slice(0, -storeFrontEnding.length))).toBe(address);
      }),
    );
  });

  it('the key has single dashes, none at its edges, and is its own key again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = shopSlug(name);
        expect(key).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(shopSlug(key)).toBe(key);
      }),
    );
  });
});
