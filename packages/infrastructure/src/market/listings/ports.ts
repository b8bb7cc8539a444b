import type {
  ListingPhotoRecords,
  ListingQueries,
  ListingStore,
  ListingsOnSale,
  ListingWords,
} from '@nestmates/application/market/listings/ports.ts';
import type { SellingEnds } from '@nestmates/application/market/listings/selling-end-ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const listingStore = port<ListingStore>('listing-store');
export const listingQueries = port<ListingQueries>('listing-queries');
/** The highest price of a listing, in cents. */
export const maxPrice = port<number>('max-price');
export const listingWords = port<ListingWords>('listing-words');
export const listingPhotoRecords = port<ListingPhotoRecords>('listing-photo-records');
export const sellingEnds = port<SellingEnds>('selling-ends');
export const listingsOnSale = port<ListingsOnSale>('listings-on-sale');
