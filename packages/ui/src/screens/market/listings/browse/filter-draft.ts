import { type ListingCategory, listingCategories } from '@nestmates/domain/market/listings/categories.ts';
import {
  type ListingCondition,
  listingConditions,
} from '@nestmates/domain/market/listings/listing-content.ts';
import { centsOf, dollarsToType } from '@nestmates/domain/market/listings/price.ts';
import {
  type ListingSearch,
  type ListingSort,
  type SearchDistance,
  searchDistances,
  searchRule,
  sortOf,
} from '@nestmates/domain/market/listings/search.ts';

/** The filter as its form has it: '' where the member has not chosen. */
export interface FilterDraft {
  readonly category: ListingCategory | '';
  readonly condition: ListingCondition | '';
  readonly age: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly distance: SearchDistance | '';
  readonly known: boolean;
  readonly sort: ListingSort;
}

const typed = (cents: number | undefined): string => (cents === undefined ? '' : dollarsToType(cents));

export function draftOf(search: ListingSearch): FilterDraft {
  const { category = '', condition = '', age, minPrice, maxPrice, distance = '' } = search;
  return {
    category,
    condition,
    age: age === undefined ? '' : String(age),
    minPrice: typed(minPrice),
    maxPrice: typed(maxPrice),
    distance,
    known: search.known ?? false,
    sort: sortOf(search),
  };
}

/** Any price, where none or nothing is typed. */
const centsTyped = (text: string) => (/^[\s$0.]*$/.test(text) ? undefined : centsOf(text));

interface FilterErrors {
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
}

const problemOf = (cents: number | string | undefined) => (typeof cents === 'string' ? cents : undefined);

/** The search with the filter of the form, or what is wrong with it. */
export function searchOfDraft(
  search: ListingSearch,
  draft: FilterDraft,
): { readonly search: ListingSearch } | { readonly errors: FilterErrors } {
  const [minPrice, maxPrice] = [centsTyped(draft.minPrice), centsTyped(draft.maxPrice)];
  if (typeof minPrice === 'string' || typeof maxPrice === 'string') {
    return { errors: { minPrice: problemOf(minPrice), maxPrice: problemOf(maxPrice) } };
  }
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    return { errors: { maxPrice: searchRule.wrongPrices } };
  }
  const { category, condition, age, distance, known, sort } = draft;
  return {
    search: {
      ...search,
      category: listingCategories.find((known) => known === category),
      condition: listingConditions.find((known) => known === condition),
      age: age === '' ? undefined : Number(age),
      minPrice,
      maxPrice,
      distance: searchDistances.find((known) => known === distance),
      known: known || undefined,
      sort: sort === sortOf({ q: search.q }) ? undefined : sort,
    },
  };
}
