import { sellerActions } from '@nestmates/domain/market/listings/listing.ts';
import { railKinds } from '@nestmates/domain/market/listings/listing-rails.ts';
import { distanceBands } from '@nestmates/domain/members/places/distance-band.ts';
import { listingStatuses, listingTypes } from '@nestmates/domain/platform/shared/listing-words.ts';
import * as z from 'zod/mini';
import { averageRatingView } from '../../members/profiles/rating-view.ts';
import { hiddenField } from '../../platform/access/hidden-field.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { recallField } from '../../trust/recalls/recall-field.ts';
import { shownDetails } from './listing-fields.ts';

const text = z.nullable(z.string());

/** A seller as everyone sees them beside a listing. */
export const listingSellerView = z.object({
  id,
  firstName: text,
  profilePhotoUrl: text,
  /** When the photo was checked; for members only, as the photo. */
  photoCheckedAt: z.nullable(instant),
  city: text,
  state: text,
  /** Left out for visitors. */
  zipCode: z.optional(text),
  shopName: text,
  /** Whether the seller's payment account is ready. */
  storeLive: z.boolean(),
  /** The address of the seller's store, once it has a name and is live. */
  storeSlug: text,
  /** The average of reviews; null without any. */
  rating: averageRatingView,
});
export type ListingSellerView = z.infer<typeof listingSellerView>;

export const listingView = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string(),
  type: z.enum(listingTypes),
  /** Whole cents. */
  price: z.int(),
  category: z.string(),
  /** The ages of children it is for, both included. */
  ageFrom: z.nullable(z.int()),
  ageTo: z.nullable(z.int()),
  /** The first photo. */
  imageUrl: text,
  imageUrls: z.readonly(z.array(z.string())),
  /** The same as `imageUrls`, under the name that some clients expect. */
  images: z.readonly(z.array(z.string())),
  ...shownDetails,
  status: z.enum(listingStatuses),
  isDemo: z.boolean(),
  createdAt: instant,
  /** Left out for visitors. */
  zipCode: z.optional(text),
  /** How near the seller lives, for other members. */
  distance: z.optional(z.enum(distanceBands)),
  /** Whether the caller keeps it as a favourite. */
  favourite: z.boolean(),
  hidden: hiddenField,
  /** The recall that paused its seller's listing. For the seller. */
  recall: recallField,
  user: listingSellerView,
});
export type ListingView = z.infer<typeof listingView>;

/** Adds what its own page says besides. */
export const listingPageView = z.extend(listingView, {
  /** What the buyer pays on top of the price. */
  processingFee: z.int(),
});
export type ListingPageView = z.infer<typeof listingPageView>;

const ofCard = z.pick(listingView, {
  id: true,
  userId: true,
  title: true,
  type: true,
  price: true,
  category: true,
  priceType: true,
  serviceIcon: true,
  serviceDate: true,
  badges: true,
  imageUrl: true,
  createdAt: true,
  distance: true,
});

/** What stands in a row of pictures. */
export const listingPictureView = z.pick(listingView, {
  id: true,
  title: true,
  price: true,
  category: true,
  serviceIcon: true,
  imageUrl: true,
});
export type ListingPictureView = z.infer<typeof listingPictureView>;

/** What stands above the grid: things for a child of an age, near, new, or of connections. */
export const listingRailView = z.object({
  kind: z.enum(railKinds),
  /** The age of a child of the caller, where the rail is about one. */
  age: z.nullable(z.int()),
  listings: z.readonly(
    z.array(z.extend(ofCard, { user: z.pick(listingSellerView, { id: true, firstName: true }) })),
  ),
});
export type ListingRailView = z.infer<typeof listingRailView>;

/** A seller's own listing, with what they may do with it. */
export const ownListingView = z.extend(listingView, {
  actions: z.readonly(z.array(z.enum(sellerActions))),
});
export type OwnListingView = z.infer<typeof ownListingView>;
