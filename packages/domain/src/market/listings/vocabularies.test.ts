import { describe, expect, it } from 'vitest';
import { badgesOnCard, professionalBadges } from './badges.ts';
import {
  categoriesMeant,
  categoryLabel,
  editCategories,
  listingCategories,
  productCategories,
} from './categories.ts';
import { drawingOf, iconLabel, onboardingIconGroups, serviceIcons } from './service-icons.ts';

describe('the categories of a listing', () => {
  it('of both vocabularies are found by each other', () => {
    for (const category of listingCategories) {
      const meant = categoriesMeant(category);
      expect(meant).toContain(category);
      for (const other of meant) expect(categoriesMeant(other)).toEqual(meant);
    }
    expect(categoriesMeant('books')).toContain('Books & Educational');
  });

  it.each(editCategories)('as $label are found with one category of products', ({ value }) => {
    const products: readonly string[] = productCategories;
    expect(categoriesMeant(value).filter((category) => products.includes(category))).toHaveLength(1);
  });

  it('are shown by their labels', () => {
    expect(categoryLabel('childcare')).toBe('Childcare');
    expect(categoryLabel('Baby & Kids')).toBe('Baby & Kids');
  });
});

describe('the icons of a service', () => {
  it('of onboarding can all be stored and are drawn', () => {
    for (const icon of onboardingIconGroups.flatMap(({ icons }) => [...icons])) {
      expect(serviceIcons).toContain(icon);
      expect(drawingOf(icon)).not.toBe('other');
    }
  });

  it('that nobody knows are drawn as other', () => {
    expect(drawingOf('constructor')).toBe('other');
    expect(drawingOf('GraduationCap')).toBe('tutoring');
  });

  it('are found by what they are called', () => {
    expect(iconLabel('Dog')).toBe('Pet care');
    expect(iconLabel('housekeeping')).toBe('Housekeeping');
  });
});

it('A card shows two badges at most', () => {
  expect(badgesOnCard(professionalBadges)).toEqual(['CPR Certified', 'Licensed']);
});
