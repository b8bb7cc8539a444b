import { shopRule } from '@nestmates/domain/market/shops/shop-rules.ts';
import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { characterCount, hasVisibleText } from '@nestmates/domain/platform/shared/text.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { photoQueue } from '../../members/photos/contract.ts';
import { averageRatingView } from '../../members/profiles/rating-view.ts';
import { hiddenField } from '../../platform/access/hidden-field.ts';
import { memberView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { listingView } from '../listings/listing-view.ts';

const text = z.nullable(z.string());

const required = (missing: string, most: number, tooLong: string) =>
  z.string(missing).check(
    z.trim(),
    z.refine(hasVisibleText, missing),
    z.refine((written) => characterCount(written) <= most, tooLong),
  );
/** Its shape is the domain's to judge; an empty one means none. */
const link = z.optional(
  z.nullable(
    z.string().check(
      z.trim(),
      z.overwrite((typed) => (hasVisibleText(typed) ? typed : '')),
      z.maxLength(shopRule.maxLink, shopRule.wrongWebsite),
    ),
  ),
);

export const sellerProfile = z.strictObject({
  shopName: required(shopRule.noName, shopRule.maxName, shopRule.longName),
  bio: required(shopRule.noBio, shopRule.maxBio, shopRule.longBio),
  instagram: link,
  facebook: link,
  website: link,
});
export type SellerProfile = z.output<typeof sellerProfile>;

const sellerShown = {
  id,
  shopName: z.string(),
  firstName: text,
  city: text,
  state: text,
  profilePhotoUrl: text,
  photoCheckedAt: z.nullable(instant),
  sellerBio: text,
  website: text,
  instagram: text,
  facebook: text,
  storeLive: z.boolean(),
  storeSlug: text,
  rating: averageRatingView,
};

export const storefrontView = z.object({
  seller: z.object(sellerShown),
  listings: z.readonly(z.array(listingView)),
  /** The `before` with which `/api/marketplace/seller/:id` goes on; null if these are all. */
  next: text,
  hidden: hiddenField,
});
export type StorefrontView = z.infer<typeof storefrontView>;

export const sellerProfileView = z.object({
  ...sellerShown,
  /** Left out for visitors. */
  lastName: z.optional(text),
  age: z.optional(z.nullable(z.int())),
  createdAt: instant,
});
export type SellerProfileView = z.infer<typeof sellerProfileView>;

/** What the Store tab of the seller dashboard shows. */
export const storeView = z.object({
  connected: z.boolean(),
  storeSlug: text,
  activeListings: z.int(),
  completedOrders: z.int(),
  rating: averageRatingView,
  checklist: z.object({
    profile: z.boolean(),
    photo: z.boolean(),
    payments: z.boolean(),
    listing: z.boolean(),
  }),
  hidden: hiddenField,
});
export type StoreView = z.infer<typeof storeView>;

export const shopsContract = {
  saveProfile: endpoint({
    method: 'put',
    path: '/api/seller/profile',
    access: 'member',
    body: sellerProfile,
    form: {
      field: 'profilePhoto',
      maxBytes: photoRule.maxBytes,
      types: photoRule.types,
      missing: 'Please choose a photo.',
      tooLarge: photoRule.tooLarge,
    },
    response: memberView,
    limit: { by: 'member', max: 60, per: hours(1) },
    queue: photoQueue,
    summary: "Names and describes the caller's shop. The address of a shop belongs to one shop only.",
  }),
  store: endpoint({
    method: 'get',
    path: '/api/seller/store',
    access: 'member',
    response: storeView,
    summary: "How the caller's store stands: its address, what it sells, and what is left to set up.",
  }),
  storefront: endpoint({
    method: 'get',
    path: '/api/storefront/:shopName',
    access: 'public',
    params: { shopName: z.string().check(z.maxLength(120)) },
    response: storefrontView,
    summary: 'A store by its address, with or without "-store-front", and what it has on sale.',
  }),
  sellerProfile: endpoint({
    method: 'get',
    path: '/api/seller-profile/:shopName',
    access: 'public',
    params: { shopName: z.string().check(z.maxLength(120)) },
    response: sellerProfileView,
    summary: 'Whoever runs a shop, as this caller may see them.',
  }),
};
