import { describe, expect, it } from 'vitest';
import { categoryInWords, conditionInWords } from './words-of-things.ts';

describe('the category in the words of a title', () => {
  it.each([
    ['Wooden balance bike', 'Sports & Outdoors'],
    ['Twelve picture books about trains', 'Books & Educational'],
    ['Rain boots, size 8', 'Clothing'],
    ['STROLLER with a rain cover', 'Baby & Kids'],
    ['Toy kitchen', 'Toys & Games'],
    ['Something lovely', null],
    ['', null],
  ])('%j is of %j', (title, category) => {
    expect(categoryInWords(title)).toBe(category);
  });
});

describe('the condition in the words of a title', () => {
  it.each([
    ['Rain boots, never worn', 'new'],
    ['Rain boots, worn', 'worn'],
    ['Bike, like new', 'like-new'],
    ['Bike in good condition', 'good'],
    ['New bike for a new sister', null],
  ])('%j is %j', (title, condition) => {
    expect(conditionInWords(title)).toBe(condition);
  });
});
