import { productCategories } from '@nestmates/domain/market/listings/categories.ts';
import { listingConditions, listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import { draftAuthors } from '@nestmates/domain/market/listings/listing-draft.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { photoUrl } from '../../market/listings/listing-fields.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { optionalText } from '../../platform/contract/text.ts';

export const listingSuggestion = z.object({
  title: z.nullable(z.string()),
  category: z.nullable(z.enum(productCategories)),
  condition: z.nullable(z.enum(listingConditions)),
  /** The middle of what similar things were sold for, in whole cents. */
  price: z.nullable(z.int()),
});

/** What is left out, or empty, is not known yet. */
export const draftForm = z.strictObject({
  imageUrl: z.optional(z.nullable(photoUrl)),
  title: optionalText({ max: listingRule.maxTitle, tooLong: listingRule.longTitle }),
});
export type DraftForm = z.output<typeof draftForm>;

export const draftsView = z.object({
  /** Whether the caller lets AI features write. */
  enabled: z.boolean(),
  /** Nothing leaves with `nestmates`. */
  author: z.enum(draftAuthors),
  /** Whether a photo alone is enough. */
  readsPhotos: z.boolean(),
});
export type DraftsView = z.infer<typeof draftsView>;

export const listingDraftsContract = {
  about: endpoint({
    method: 'get',
    path: '/api/listing-drafts',
    access: accessTo('selling'),
    response: draftsView,
    summary: 'Who writes drafts of listings, and whether the caller lets them.',
  }),
  draft: endpoint({
    method: 'post',
    path: '/api/listing-drafts',
    access: accessTo('selling'),
    body: draftForm,
    response: listingSuggestion,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary:
      'Suggests title, category, condition and price of a product by a photo and the words typed so far. Puts nothing on sale.',
  }),
};
