import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { photoQueue } from '../../members/photos/contract.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import * as field from './listing-fields.ts';
import {
  listingPageView,
  listingPictureView,
  listingRailView,
  listingView,
  ownListingView,
} from './listing-view.ts';
import { searchQuery } from './search.ts';
import { sellingEndView } from './selling-end-view.ts';

const details = {
  category: z.optional(field.category),
  ageFrom: z.optional(z.nullable(field.age)),
  ageTo: z.optional(z.nullable(field.age)),
  imageUrl: z.optional(z.nullable(field.photoUrl)),
  imageUrls: z.optional(field.photoUrls),
  ...field.sentDetails,
};

export const newListing = z.strictObject({
  title: field.title,
  description: z.optional(z.nullable(field.description)),
  type: field.type,
  price: field.price,
  ...details,
});
export type NewListing = z.output<typeof newListing>;

/** Fields that are left out keep their values. */
export const editedListing = z.strictObject({
  title: z.optional(field.title),
  description: z.optional(field.description),
  price: z.optional(field.price),
  ...details,
});
export type EditedListing = z.output<typeof editedListing>;

const photo = {
  field: 'photo',
  maxBytes: photoRule.maxBytes,
  types: photoRule.types,
  missing: 'Please choose a photo.',
  tooLarge: 'Please select a photo under 5MB',
} as const;

const listings = z.readonly(z.array(listingView));

export const marketplaceContract = {
  list: endpoint({
    method: 'get',
    path: '/api/marketplace',
    access: accessTo('marketplace'),
    query: { ...searchQuery, ...timePageQuery },
    response: listings,
    summary: 'Listings on sale that fit the filter, with their sellers.',
  }),
  count: endpoint({
    method: 'get',
    path: '/api/marketplace/count',
    access: accessTo('marketplace'),
    query: searchQuery,
    response: z.object({ count: z.int(), orMore: z.boolean() }),
    summary: 'How many listings fit the filter; counted up to a limit.',
  }),
  rails: endpoint({
    method: 'get',
    path: '/api/marketplace/rails',
    access: accessTo('marketplace'),
    response: z.readonly(z.array(listingRailView)),
    summary:
      "What fits the ages of the caller's children, is near, new, or sold by connections; short rails are left out.",
  }),
  newest: endpoint({
    method: 'get',
    path: '/api/marketplace/newest',
    access: 'member',
    response: z.readonly(z.array(listingPictureView)),
    summary: 'The three newest things on sale, as pictures: also for those whose plan opens no marketplace.',
  }),
  mine: endpoint({
    method: 'get',
    path: '/api/marketplace/my-listings',
    access: 'member',
    query: timePageQuery,
    response: z.readonly(z.array(ownListingView)),
    summary: "The caller's listings, the newest first, without those that were removed.",
  }),
  uploadPhoto: endpoint({
    method: 'post',
    path: '/api/marketplace/upload-photo',
    access: 'member',
    upload: photo,
    response: z.object({ imageUrl: z.string() }),
    limit: { by: 'member', max: 60, per: hours(1) },
    queue: photoQueue,
    summary:
      'Takes in a photo for a listing, cleans and scales it. Without a listing it is removed after a day.',
  }),
  bySeller: endpoint({
    method: 'get',
    path: '/api/marketplace/seller/:id',
    access: 'public',
    params: { id: pathId },
    query: timePageQuery,
    response: listings,
    summary: 'What a seller has on sale, the newest first.',
  }),
  show: endpoint({
    method: 'get',
    path: '/api/marketplace/:id',
    access: 'public',
    params: { id: pathId },
    response: listingPageView,
    summary: 'One listing, whether it is still on sale or not; a removed one is not found.',
  }),
  related: endpoint({
    method: 'get',
    path: '/api/marketplace/:id/related',
    access: 'public',
    params: { id: pathId },
    response: listings,
    summary: 'Up to six listings on sale that are like this one.',
  }),
  create: endpoint({
    method: 'post',
    path: '/api/marketplace',
    access: 'member',
    body: newListing,
    /** Onboarding sends the same fields as a form, with the photo in it. */
    form: { ...photo, field: 'image' },
    response: ownListingView,
    limit: { by: 'member', max: 60, per: hours(1) },
    needsVerifiedEmail: true,
    needsCheckedPhoto: true,
    queue: photoQueue,
    summary:
      'Puts something on sale. Refused with SUBSCRIPTION_REQUIRED below Premium, with STRIPE_CONNECT_REQUIRED before a payment account is begun, with ONBOARDING_REQUIRED and our page that goes on with it before it is ready, with FORBIDDEN_THING and its `rule` where it may never be sold, and with RECALLED and the `recall` where it was recalled.',
  }),
  edit: endpoint({
    method: 'put',
    path: '/api/marketplace/:id',
    access: 'member',
    params: { id: pathId },
    body: editedListing,
    response: ownListingView,
    summary: "Changes what is sent of the caller's listing, unless somebody is paying for it or it is sold.",
  }),
  sellingEnd: endpoint({
    method: 'get',
    path: '/api/seller/selling-end',
    access: 'member',
    response: sellingEndView,
    summary: "When the caller's listings are paused since the plan does not open selling any more.",
  }),
  changeStatus: endpoint({
    method: 'post',
    path: '/api/marketplace/:id/status',
    access: 'member',
    params: { id: pathId },
    body: { action: z.enum(['pause', 'resume']) },
    response: ownListingView,
    summary: 'Takes a listing off the marketplace for a while, or puts it back.',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/marketplace/:id',
    access: 'member',
    params: { id: pathId },
    response: confirmation,
    summary: "Removes the caller's listing; its orders stay readable.",
  }),
};
