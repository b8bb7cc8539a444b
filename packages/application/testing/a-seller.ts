import type { ListingSeller } from '../src/market/listings/ports.ts';
import type { ShopRow } from '../src/market/shops/ports.ts';

/** Sara (7) of Austin, who sells without a shop; what a test is about, it names. */
export const aSeller = (given: Partial<ListingSeller> = {}): ListingSeller => ({
  id: 7,
  firstName: 'Sara',
  profilePhotoUrl: '/photos/sara/card.webp',
  photoCheckedAt: null,
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  shopName: null,
  storeLive: false,
  storeSlug: null,
  ratingSum: null,
  ratingCount: null,
  ...given,
});

/** The shop of Sara. */
export const aShop = (given: Partial<ShopRow> = {}): ShopRow => ({
  ...aSeller({ storeLive: true, storeSlug: 'little-acorns-store-front' }),
  shopName: 'Little Acorns',
  lastName: 'Stone',
  age: 37,
  sellerBio: 'Wood, and nothing else.',
  instagram: null,
  facebook: null,
  website: null,
  createdAt: new Date('2026-02-01T00:00:00Z'),
  ...given,
});
