import { listingCategories } from '@nestmates/domain/market/listings/categories.ts';
import { listingConditions, listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import { priceRule } from '@nestmates/domain/market/listings/price.ts';
import {
  listingSorts,
  searchDistances,
  searchRule,
  searchTextProblem,
} from '@nestmates/domain/market/listings/search.ts';
import { listingTypes } from '@nestmates/domain/platform/shared/listing-words.ts';
import * as z from 'zod/mini';

const digits = (max: number, wrong: string) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,8}$/, { error: wrong, abort: true }),
      z.refine((text) => Number(text) <= max, wrong),
    ),
    z.transform(Number),
  );

/** The filter as it stands in the address of a page or of a call. */
export const searchQuery = {
  q: z.optional(
    z.string().check(
      z.trim(),
      z.superRefine((text, context) => {
        const message = searchTextProblem(text);
        if (message) context.addIssue({ code: 'custom', message });
      }),
    ),
  ),
  type: z.optional(z.enum(listingTypes)),
  category: z.optional(z.enum(listingCategories)),
  condition: z.optional(z.enum(listingConditions)),
  /** The age of a child whom it is to fit. */
  age: z.optional(digits(listingRule.maxAge, searchRule.wrongAge)),
  /** Whole cents. */
  minPrice: z.optional(digits(priceRule.maxCents, priceRule.wrong)),
  maxPrice: z.optional(digits(priceRule.maxCents, priceRule.wrong)),
  distance: z.optional(z.enum(searchDistances)),
  /** Only what connections sell. */
  known: z.optional(
    z.pipe(
      z.literal('true'),
      z.transform(() => true as const),
    ),
  ),
  sort: z.optional(z.enum(listingSorts)),
};
