import { expect, it } from 'vitest';
import {
  categories,
  gravestFirst,
  isUrgent,
  type ReportCategory,
  reportCategories,
  severityOf,
  urgentHelp,
} from './categories.ts';
import { categoriesAbout, mayEndanger } from './category-offers.ts';
import { type ThingKind, thingKinds } from './report.ts';

it('says each reason once, the gravest first', () => {
  expect(gravestFirst(['spam', 'scam', 'spam', 'danger'])).toEqual(['danger', 'scam', 'spam']);
});

it('has the categories of the calls, each with a sentence and a severity from 1 to 5', () => {
  expect(reportCategories.toSorted()).toEqual(
    'child danger fake forbidden-thing harassment hate other photo recalled-thing scam spam worried'.split(
      ' ',
    ),
  );
  for (const category of reportCategories) {
    expect(categories[category].sentence).toMatch(/^[A-Z].*\.$/);
    expect([1, 2, 3, 4, 5]).toContain(severityOf(category));
  }
});

it.each([
  ['member', ['harassment', 'danger', 'worried'], true],
  ['message', ['harassment', 'danger', 'worried'], true],
  ['check-in', ['harassment', 'danger', 'worried'], true],
  ['photo', ['photo', 'child', 'fake'], true],
  ['swap', ['danger', 'worried', 'child'], true],
  ['playdate', ['danger', 'worried', 'child'], true],
  ['listing', ['recalled-thing', 'forbidden-thing', 'scam'], false],
  ['shop', ['recalled-thing', 'forbidden-thing', 'scam'], false],
  ['order', ['scam', 'recalled-thing', 'forbidden-thing'], false],
  ['review', ['harassment', 'hate', 'fake'], false],
] as const)('offers for a %s what is likely first', (kind, first, endangers) => {
  expect(categoriesAbout(kind).slice(0, 3)).toEqual(first);
  expect(mayEndanger(kind)).toBe(endangers);
});

/** What can be said of some kinds alone. */
const ofSome: Readonly<Partial<Record<ReportCategory, readonly ThingKind[]>>> = {
  'recalled-thing': ['listing', 'shop', 'order', 'message'],
  'forbidden-thing': ['listing', 'shop', 'order', 'message'],
  photo: ['member', 'photo', 'listing', 'shop', 'order'],
  worried: ['member', 'message', 'photo', 'check-in', 'swap', 'playdate'],
};

it.each(thingKinds)('offers for a %s each reason once that can be said of it, and "other" last', (kind) => {
  const offered = categoriesAbout(kind);
  const expected = reportCategories.filter((category) => ofSome[category]?.includes(kind) ?? true);
  expect(offered.toSorted()).toEqual(expected.toSorted());
  expect(offered.at(-1)).toBe('other');
});

it('names urgent help for what is urgent', () => {
  expect(reportCategories.filter(isUrgent)).toEqual(['danger', 'worried', 'child']);
  expect(urgentHelp.sentence).toContain(urgentHelp.number);
});

it('has a name of its own for each category, and weighs what hurts a member more than what is a nuisance', () => {
  expect(new Set(reportCategories.map((category) => categories[category].label)).size).toBe(12);
  const bySeverity = [1, 2, 3, 4, 5].map((severity) =>
    reportCategories.filter((category) => severityOf(category) === severity),
  );
  expect(bySeverity).toEqual([
    ['spam', 'other'],
    [],
    ['fake', 'forbidden-thing', 'photo'],
    ['harassment', 'hate', 'scam', 'recalled-thing'],
    ['danger', 'worried', 'child'],
  ]);
});
