import { expect, it } from 'vitest';
import { categoriesMeant, editCategories, listingCategories, productCategories } from './categories.ts';

const products: readonly string[] = productCategories;

it.each(editCategories)('finds what is listed under $label with one category of products', ({ value }) => {
  const [product, ...more] = categoriesMeant(value).filter((category) => products.includes(category));
  expect(more).toEqual([]);
  expect(product).toBeDefined();
});

it('finds the same by every category of a group', () => {
  for (const category of listingCategories) {
    const meant = categoriesMeant(category);
    expect(meant).toContain(category);
    for (const other of meant) expect(categoriesMeant(other)).toEqual(meant);
  }
});
