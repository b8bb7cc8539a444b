import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';

/** The seller has lowered a price; whoever keeps the listing is told. */
export const priceFell = job('favourites.price-fell', z.object({ listingId: id }));
