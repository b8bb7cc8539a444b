import { listingCategories } from '@nestmates/domain/marketplace/categories.ts';
import { listingConditions, listingTypes } from '@nestmates/domain/marketplace/listing.ts';
import { listingRule } from '@nestmates/domain/marketplace/listing-rules.ts';
import { priceRule } from '@nestmates/domain/marketplace/price.ts';
import { characterCount, hasVisibleText } from '@nestmates/domain/shared/text.ts';
import * as z from 'zod/mini';

export const searchRule = {
  maxText: 100,
  longText: 'Please search for 100 characters or fewer',
  wrongPrices: 'Please choose the lower price first',
} as const;

/** In the order in which they are offered. */
export const listingSorts = ['newest', 'price-low', 'price-high', 'nearest', 'best-match'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Nobody lives exactly at a border, so a search is within a band. */
export const searchDistances = ['within-5', 'within-15', 'within-30', 'within-60'] as const;

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
      z.refine((text) => characterCount(text) <= searchRule.maxText, searchRule.longText),
      z.refine((text) => text === '' || hasVisibleText(text), 'Please search for letters or digits'),
    ),
  ),
  type: z.optional(z.enum(listingTypes)),
  category: z.optional(z.enum(listingCategories)),
  condition: z.optional(z.enum(listingConditions)),
  /** The age of a child whom it is to fit. */
  age: z.optional(digits(listingRule.maxAge, 'Please choose an age from 0 to 18')),
  /** Whole cents. */
  minPrice: z.optional(digits(priceRule.maxCents, priceRule.wrong)),
  maxPrice: z.optional(digits(priceRule.maxCents, priceRule.wrong)),
  distance: z.optional(z.enum(searchDistances)),
  sort: z.optional(z.enum(listingSorts)),
};
export type ListingSearch = z.output<z.ZodMiniObject<typeof searchQuery>>;
