import { describe, expect, it } from 'vitest';
import {
  type ListingSearch,
  searchFilters,
  searchFrom,
  searchRule,
  searchTextProblem,
  searchTexts,
  sortOf,
} from './search.ts';

const full: ListingSearch = {
  q: 'rain boots',
  type: 'product',
  category: 'Clothing',
  condition: 'like-new',
  age: 3,
  minPrice: 500,
  maxPrice: 2000,
  distance: 'within-15',
  sort: 'price-low',
};

describe('a search in an address', () => {
  it('is read as it was written', () => {
    expect(searchFrom(searchTexts(full))).toEqual(full);
    expect(searchTexts({})).toEqual({});
    expect(searchFrom({})).toEqual({});
  });

  it('leaves out what is wrong or unknown', () => {
    const texts = {
      q: '   ',
      type: 'house',
      category: 'Cars',
      condition: 'broken',
      age: '19',
      minPrice: '1e3',
      maxPrice: '-1',
      distance: 'farther',
      sort: 'random',
      before: '7',
    };
    expect(searchFrom(texts)).toEqual({});
    expect(searchFrom({ age: '0', minPrice: '10000000', q: 'x'.repeat(101) })).toEqual({ age: 0 });
  });

  it('has no highest price below the lowest', () => {
    expect(searchFrom({ minPrice: '2000', maxPrice: '500' })).toEqual({ minPrice: 2000 });
  });
});

describe('the words of a search', () => {
  it.each([
    ['', undefined],
    [' boots ', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), searchRule.longText],
    ['x'.repeat(10_000), searchRule.longText],
    ['\u200b', searchRule.noText],
    ['!!! & | <->', searchRule.noText],
    ['%', searchRule.noText],
    ['чоботи', undefined],
  ])('%j', (text, problem) => expect(searchTextProblem(text)).toBe(problem));

  it('sort by what matches best, unless she wants another order', () => {
    expect(sortOf({ q: 'boots' })).toBe('best-match');
    expect(sortOf({ q: 'boots', sort: 'nearest' })).toBe('nearest');
    expect(sortOf({})).toBe('newest');
    expect(sortOf({ sort: 'best-match' })).toBe('newest');
  });
});

describe('the filters of a search', () => {
  it('are said in words, each with what the search is without it', () => {
    const filters = searchFilters(full);
    expect(filters.map(({ label }) => label)).toEqual([
      'Clothing',
      'Like new',
      'For age 3',
      '$5.00 to $20.00',
      'Within 15 km',
    ]);
    expect(filters.map(({ without }) => 5 - searchFilters(without).length)).toEqual([1, 1, 1, 1, 1]);
    expect(filters[0]?.without).toMatchObject({ q: 'rain boots', sort: 'price-low', category: undefined });
  });

  it('say one price alone, and a baby', () => {
    const labels = (search: ListingSearch) => searchFilters(search).map(({ label }) => label);
    expect(labels({ minPrice: 500 })).toEqual(['From $5.00']);
    expect(labels({ maxPrice: 500, age: 0 })).toEqual(['For a baby', 'Up to $5.00']);
    expect(labels({ category: 'childcare', q: 'x', type: 'service' })).toEqual(['Childcare']);
  });
});
