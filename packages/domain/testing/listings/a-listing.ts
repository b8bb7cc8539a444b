import type { Listing } from '../../src/market/listings/listing.ts';
import { noDetails } from '../../src/market/listings/listing-content.ts';

/** A balance bike on sale; what a test is about, it names. */
export const aListing = (changes: Partial<Listing> = {}): Listing => ({
  ...noDetails,
  id: 1,
  userId: 1,
  title: 'Wooden balance bike',
  description: 'Loved by one child.',
  type: 'product',
  priceCents: 4800,
  category: 'Toys & Games',
  status: 'active',
  isDemo: false,
  recallId: null,
  createdAt: new Date('2026-03-01T10:00:00.000Z'),
  updatedAt: new Date('2026-03-01T10:00:00.000Z'),
  ...changes,
});
