import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aSeller, aShop } from '../../../testing/a-seller.ts';
import { stub } from '../../../testing/stub.ts';
import { PublicPages } from './public-pages.ts';

const [ana, sara] = [aCaller({ id: 1 }), aCaller({ id: 7 })];

const profileOf = (hasListings: boolean) => ({
  ...aSeller(),
  ...onboarded,
  rating: null,
  sellerBio: null,
  instagram: null,
  facebook: null,
  website: null,
  age: 37,
  bio: 'For members.',
  lifestyleInterests: [],
  createdAt: new Date('2026-02-01T00:00:00Z'),
  hasListings,
  met: true,
  beyondLookUps: false,
});

const statuses = new Map<number, ListingStatus>([
  [1, 'active'],
  [2, 'paused'],
  [3, 'removed'],
]);
const pages = new PublicPages({
  publicUrl: () => 'https://nest.example',
  listingQueries: stub({
    async find(id) {
      const status = statuses.get(id);
      const listing = status && aListing({ id, userId: sara.id, status });
      return listing && { listing, seller: aSeller(), km: null, sameZip: false, favourite: false };
    },
    onSaleOf: async () => [],
  }),
  shopQueries: stub({ bySlug: async (slug) => (slug === 'little-acorns-store-front' ? aShop() : undefined) }),
  publicProfileQueries: {
    find: async (id) => (id === sara.id || id === 8 ? { ...profileOf(id === 8), id } : undefined),
  },
});

const titleOf = async (page: Parameters<typeof pages.find>[0], by?: typeof ana) => {
  const found = await pages.find(page, by);
  return found && (found.head?.title ?? 'no head');
};

it('shows a listing to all, without a head where its seller alone sees it', async () => {
  expect(await titleOf({ kind: 'listing', id: 1 })).toBe('Wooden balance bike · $48.00 · Nestmates');
  expect(await titleOf({ kind: 'listing', id: 2 }, sara)).toBe('no head');
  expect(await titleOf({ kind: 'listing', id: 2 }, ana)).toBeUndefined();
  expect(await titleOf({ kind: 'listing', id: 3 }, sara)).toBeUndefined();
  expect(await titleOf({ kind: 'listing', id: 4 })).toBeUndefined();
});

it('shows a seller to all, and a member who sells nothing to members, without a head', async () => {
  expect(await titleOf({ kind: 'seller', id: 8 })).toBe("Sara's listings · Nestmates");
  expect(await titleOf({ kind: 'seller', id: 7 }, ana)).toBe('no head');
  expect(await titleOf({ kind: 'seller', id: 7 })).toBeUndefined();
  expect(await titleOf({ kind: 'seller', id: 9 }, ana)).toBeUndefined();
});

it('shows a shop as its store or as its seller', async () => {
  const shopName = 'Little Acorns';
  expect(await titleOf({ kind: 'storefront', shopName })).toBe('Little Acorns · Austin, Texas · Nestmates');
  expect(await titleOf({ kind: 'seller-profile', shopName })).toBe('Sara of Little Acorns · Nestmates');
  expect(await titleOf({ kind: 'storefront', shopName: 'Another' })).toBeUndefined();
});
