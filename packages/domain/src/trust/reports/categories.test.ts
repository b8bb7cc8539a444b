import { expect, it } from 'vitest';
import {
  categories,
  categoriesAbout,
  isUrgent,
  reportCategories,
  severityOf,
  urgentHelp,
} from './categories.ts';

it('has the categories of the calls, each with a sentence and a severity from 1 to 5', () => {
  expect(reportCategories.toSorted()).toEqual(
    'child danger fake forbidden-thing harassment hate other photo recalled-thing scam spam'.split(' '),
  );
  for (const category of reportCategories) {
    expect(categories[category].sentence).toMatch(/^[A-Z].*\.$/);
    expect([1, 2, 3, 4, 5]).toContain(severityOf(category));
  }
});

it('offers what can be said of a thing, the urgent first', () => {
  expect(categoriesAbout('listing').slice(0, 2)).toEqual(['danger', 'child']);
  expect(categoriesAbout('listing')).toContain('recalled-thing');
  expect(categoriesAbout('check-in')).not.toContain('recalled-thing');
  expect(categoriesAbout('check-in')).not.toContain('photo');
  expect(reportCategories.filter(isUrgent)).toEqual(['danger', 'child']);
  expect(urgentHelp.sentence).toContain(urgentHelp.number);
});
