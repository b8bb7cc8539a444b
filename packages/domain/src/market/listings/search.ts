import { distanceLabel } from '../../members/places/distance-band.ts';
import { type ListingType, listingTypes } from '../../platform/shared/listing-words.ts';
import { dollars } from '../../platform/shared/money.ts';
import { characterCount, hasVisibleText } from '../../platform/shared/text.ts';
import { categoryLabel, type ListingCategory, listingCategories } from './categories.ts';
import { conditionLabel } from './labels.ts';
import { type ListingCondition, listingConditions, listingRule } from './listing-content.ts';
import { priceRule } from './price.ts';

export const searchRule = {
  maxText: 100,
  longText: 'Please search for 100 characters or fewer',
  noText: 'Please search for letters or digits',
  wrongAge: 'Please choose an age from 0 to 18',
  wrongPrices: 'Please choose the lower price first',
} as const;

/** The order in which they are offered. */
export const listingSorts = ['newest', 'price-low', 'price-high', 'nearest', 'best-match'] as const;
export type ListingSort = (typeof listingSorts)[number];

export const sortLabels: Readonly<Record<ListingSort, string>> = {
  newest: 'Newest first',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  nearest: 'Nearest first',
  'best-match': 'Best match',
};

/** Nobody lives exactly at a border, so a search is within a band. */
export const searchDistances = ['within-5', 'within-15', 'within-30', 'within-60'] as const;
export type SearchDistance = (typeof searchDistances)[number];

/** What a member looks for in the marketplace. */
export interface ListingSearch {
  readonly q?: string | undefined;
  readonly type?: ListingType | undefined;
  readonly category?: ListingCategory | undefined;
  readonly condition?: ListingCondition | undefined;
  /** The age of a child whom it is to fit. */
  readonly age?: number | undefined;
  /** Whole cents. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly distance?: SearchDistance | undefined;
  /** Only what connections sell. */
  readonly known?: true | undefined;
  readonly sort?: ListingSort | undefined;
}

/** What is wrong with the words of a search, as it is said; undefined if nothing is. */
export function searchTextProblem(text: string): string | undefined {
  if (characterCount(text.trim()) > searchRule.maxText) return searchRule.longText;
  if (text.trim() === '') return undefined;
  return hasVisibleText(text) && /[\p{Letter}\p{Number}]/u.test(text) ? undefined : searchRule.noText;
}

/** Nothing can match best without words. */
export function sortOf({ q, sort }: Pick<ListingSearch, 'q' | 'sort'>): ListingSort {
  if (q) return sort ?? 'best-match';
  return sort === undefined || sort === 'best-match' ? 'newest' : sort;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

const upTo =
  (max: number) =>
  (text: string): number | undefined =>
    /^\d{1,8}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

const words = (text: string): string | undefined =>
  searchTextProblem(text) === undefined ? text.trim() || undefined : undefined;

type Readers = { readonly [Part in keyof ListingSearch]-?: (text: string) => ListingSearch[Part] };

/**
 * How each part of a search is read from an address, in the order in which an address has them. A function, so that
 * nothing of another file is needed while this one is loaded.
 */
const readers = (): Readers => ({
  q: words,
  type: oneOf(listingTypes),
  category: oneOf(listingCategories),
  condition: oneOf(listingConditions),
  age: upTo(listingRule.maxAge),
  minPrice: upTo(priceRule.maxCents),
  maxPrice: upTo(priceRule.maxCents),
  distance: oneOf(searchDistances),
  known: (text) => text === 'true' || undefined,
  sort: oneOf(listingSorts),
});
const parts = () => Object.keys(readers()) as (keyof ListingSearch)[];

/** The search that an address has; what it has beside that, or has wrong, is left out. */
export function searchFrom(given: Readonly<Record<string, string | undefined>>): ListingSearch {
  const readPart = readers();
  const read = parts().map((part) => [part, readPart[part](given[part] ?? '')] as const);
  const search: ListingSearch = Object.fromEntries(read.filter(([, value]) => value !== undefined));
  const { minPrice = 0, maxPrice = minPrice } = search;
  return maxPrice < minPrice ? { ...search, maxPrice: undefined } : search;
}

/** The search as an address has it. */
export const searchTexts = (search: ListingSearch): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parts()
      .filter((part) => search[part] !== undefined)
      .map((part) => [part, String(search[part])]),
  );

/** Whether nothing is searched for, in the order that nobody has chosen. */
export const isEverything = (search: ListingSearch): boolean => Object.keys(searchTexts(search)).length === 0;

const pricesLabel = ({ minPrice, maxPrice }: ListingSearch): string => {
  if (maxPrice === undefined) return `From ${dollars(minPrice ?? 0)}`;
  return minPrice === undefined
    ? `Up to ${dollars(maxPrice)}`
    : `${dollars(minPrice)} to ${dollars(maxPrice)}`;
};

/** One thing that narrows a search, and what it is without it. */
export interface SearchFilter {
  readonly label: string;
  readonly without: ListingSearch;
}

/** What narrows a search besides its words and its type, which are always in view. */
export function searchFilters(search: ListingSearch): readonly SearchFilter[] {
  const { category, condition, age, minPrice, maxPrice, distance, known } = search;
  const filters: SearchFilter[] = [];
  const add = (label: string, ...names: (keyof ListingSearch)[]) =>
    filters.push({
      label,
      without: { ...search, ...Object.fromEntries(names.map((name) => [name, undefined])) },
    });
  if (category) add(categoryLabel(category), 'category');
  if (condition) add(conditionLabel(condition), 'condition');
  if (age !== undefined) add(age === 0 ? 'For a baby' : `For age ${age}`, 'age');
  if (minPrice !== undefined || maxPrice !== undefined) add(pricesLabel(search), 'minPrice', 'maxPrice');
  if (distance) add(distanceLabel(distance), 'distance');
  if (known) add('From mothers you know', 'known');
  return filters;
}
