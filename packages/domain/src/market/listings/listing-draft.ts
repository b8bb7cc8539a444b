import type { Cents } from '../../money/payments/fees.ts';
import { characterCount, hasVisibleText, toOneLine } from '../../platform/shared/text.ts';
import { productCategories } from './categories.ts';
import type { ListingCondition } from './listing-content.ts';
import { listingRule } from './listing-content.ts';

/** Whoever writes a draft: our own rules, or a provider that is sent what the draft is made from. */
export const draftAuthors = ['nestmates', 'ai'] as const;
export type DraftAuthor = (typeof draftAuthors)[number];

export type ProductCategory = (typeof productCategories)[number];

/** What a photo and a few words tell of a product; null where they do not tell it. */
export interface ListingDraft {
  readonly title: string | null;
  readonly category: ProductCategory | null;
  readonly condition: ListingCondition | null;
}

export const emptyListingDraft: ListingDraft = { title: null, category: null, condition: null };

/** A draft with what similar things were sold for. */
export interface ListingSuggestion extends ListingDraft {
  readonly price: Cents | null;
}

export const isProductCategory = (category: string): category is ProductCategory =>
  productCategories.some((known) => known === category);

const markup = /[<>{}|`*[\]]/;
const leadsAway = /@|https?:|www\.|[\p{L}\p{N}]\.(?:com|org|net)\b|\d(?:[\s().-]*\d){6,}/iu;

/** A title as a seller could have typed it; null where it is none, or leads to a person or a page. */
export function titleToSuggest(written: string): string | null {
  const title = toOneLine(written);
  const fits = hasVisibleText(title) && characterCount(title) <= listingRule.maxTitle;
  return fits && !markup.test(title) && !leadsAway.test(title) ? title : null;
}
