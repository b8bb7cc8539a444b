import { type PicturedThing, photosOfThing } from './listings/listing-drawings.ts';
import { neighborsListings } from './listings/neighbors-listings.ts';
import { plannedListings } from './listings/planned-listings.ts';
import { plannedOrders } from './planned-orders.ts';

/** Everything that is pictured: what is for sale, and what has been sold. */
export const picturedThings: readonly PicturedThing[] = [
  ...plannedListings,
  ...neighborsListings,
  ...plannedOrders,
];

/** What `packages/ui/generators/listing-pictures.mjs` draws. */
export const listingPhotos = picturedThings.flatMap(photosOfThing);
