import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSlots, noSlots } from '../availability/slots.ts';
import { availability, slotsFrom } from './columns/availability.ts';
import {
  conceptsOf,
  isOption,
  labelOf,
  optionsFor,
  optionsToShow,
  type ProfileColumn,
  profileColumns,
  sharedConcepts,
  tagColumns,
} from './options.ts';

const isColumn = (name: string): name is ProfileColumn => Object.hasOwn(profileColumns, name);
const columns = Object.keys(profileColumns).filter(isColumn);
const slugsIn = (column: ProfileColumn) => profileColumns[column].map(({ slug }) => slug);
const answers = (column: ProfileColumn) => fc.subarray(slugsIn(column));
const columnAndAnswers = fc
  .constantFrom(...columns)
  .chain((column) => fc.tuple(fc.constant(column), answers(column), answers(column)));

describe('options', () => {
  it.each([
    ['parentingVibe', 4],
    ['availability', 7],
    ['lookingFor', 3],
    ['lifestyleInterests', 21],
    ['parentingValues', 15],
    ['supportNeeds', 11],
    ['socialPreferences', 8],
  ] as const)('offer in %s %d answers at onboarding', (column, count) => {
    expect(optionsFor(column, 'onboarding')).toHaveLength(count);
  });

  it.each(tagColumns)('offer 12 tags in %s', (column) => {
    expect(optionsFor(column, 'tags')).toHaveLength(12);
  });

  it.each(columns)('of %s have one slug and one label each within a vocabulary', (column) => {
    const slugs = slugsIn(column);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const vocabulary of ['onboarding', 'tags'] as const) {
      const labels = optionsFor(column, vocabulary).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('know their own and nothing else', () => {
    expect(isOption('parentingVibe', 'chill')).toBe(true);
    expect(isOption('parentingVibe', 'playdates')).toBe(false);
    expect(isOption('parentingVibe', 'toString')).toBe(false);
    expect(labelOf('parentingVibe', 'structured-organized')).toBe('Structured & organized');
    expect(labelOf('parentingVibe', 'long-gone')).toBe('long-gone');
  });

  it('keep on Edit Profile what was chosen at onboarding', () => {
    const shown = optionsToShow('parentingVibe', 'tags', ['chill']).map(({ slug }) => slug);
    expect(shown).not.toContain('gentle');
    expect(shown).toHaveLength(13);
    expect(shown.at(-1)).toBe('chill');
  });

  it.each([
    [
      'lifestyleInterests',
      'Fitness & wellness, Cooking & nutrition, Arts & crafts, Reading & books, Travel & adventure, ' +
        'Photography, Music & dance, Gardening, DIY projects, Fashion & style, Environmental conscious, ' +
        'Career focused',
    ],
    [
      'lookingFor',
      'Playdates, Mom friends, Activity partners, Babysitting swaps, School events, Weekend activities, ' +
        'Coffee dates, Support group, Workout buddy, Career networking, Family outings, Emergency contacts',
    ],
  ] as const)('come in %s in the order of the tags, also those of both vocabularies', (column, labels) => {
    const shown = optionsToShow(column, 'tags', []).map(({ label }) => label);
    expect(shown.join(', ')).toBe(labels);
  });
});

describe('concepts', () => {
  it.each(columns.filter((column) => column !== 'availability'))(
    'give every option of %s a meaning',
    (column) => {
      for (const { concepts } of profileColumns[column]) expect(concepts.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['parentingVibe', 'structured', 'structured-organized'],
    ['parentingVibe', 'chill', 'go-with-the-flow'],
    ['lookingFor', 'friendship', 'mom-friends'],
    ['lifestyleInterests', 'crafts', 'arts-crafts'],
    ['lifestyleInterests', 'cooking', 'cooking-nutrition'],
    ['lifestyleInterests', 'reading', 'reading-books'],
    ['lifestyleInterests', 'travel', 'travel-adventure'],
    ['lifestyleInterests', 'music', 'music-dance'],
    ['lifestyleInterests', 'fashion', 'fashion-style'],
  ] as const)('are the same in %s for %s and %s', (column, atOnboarding, asTag) => {
    expect(conceptsOf(column, [atOnboarding])).toEqual(conceptsOf(column, [asTag]));
  });

  it('are shared whoever asks, whatever the order, and only what both mean', () => {
    fc.assert(
      fc.property(columnAndAnswers, ([column, a, b]) => {
        const shared = new Set(sharedConcepts(column, a, b));
        expect(new Set(sharedConcepts(column, b, a))).toEqual(shared);
        expect(new Set(sharedConcepts(column, a.toReversed(), b))).toEqual(shared);
        expect(sharedConcepts(column, a, a)).toEqual(conceptsOf(column, a));
        for (const concept of shared) {
          expect(conceptsOf(column, a)).toContain(concept);
          expect(conceptsOf(column, b)).toContain(concept);
        }
      }),
    );
  });
});

describe('availability in slots', () => {
  it.each([
    ['monday', 3],
    ['weekday-mornings', 5],
    ['weekday-afternoons', 5],
    ['weekday-evenings', 5],
    ['weekend-mornings', 2],
    ['weekend-afternoons', 2],
    ['weekend-evenings', 2],
    ['school-hours', 5],
    ['after-school', 5],
    ['evenings-only', 7],
    ['flexible-schedule', 21],
    ['planned-activities', 0],
    ['spontaneous-meetups', 0],
    ['never-heard-of', 0],
  ])('reads %s as %d slots', (slug, count) => {
    expect(countSlots(slotsFrom([slug]))).toBe(count);
  });

  it('never overlaps school hours with after school', () => {
    expect(slotsFrom(['school-hours']) & slotsFrom(['after-school'])).toBe(noSlots);
  });

  it('adds up its answers', () => {
    const some = fc.subarray(availability.map(({ slug }) => slug));
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(slotsFrom([...a, ...b])).toBe(slotsFrom(a) | slotsFrom(b));
      }),
    );
  });
});
