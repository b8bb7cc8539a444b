import { describe, expect, it } from 'vitest';
import { childChip, describeChild, genders } from './child.ts';
import {
  type ChildLists,
  childColumns,
  childGroups,
  childLabelOf,
  familyInterests,
  isChildOption,
  preferenceColumns,
} from './preferences.ts';

const nothing: ChildLists = {
  interests: [],
  creativePlay: [],
  stemPlay: [],
  physicalPlay: [],
  sensoryPlay: [],
  natureAnimals: [],
  digitalMedia: [],
  personalitySocial: [],
  developmentalSupport: [],
  dailyRhythmEnv: [],
};

describe('a child', () => {
  it.each([
    ['girl', 4, 'Girl, 4 years', '4-year-old girl'],
    ['boy', 1, 'Boy, 1 year', '1-year-old boy'],
    ['boy', 0, 'Boy, under 1', 'baby boy'],
    ['non-binary', 17, 'Non-binary, 17 years', '17-year-old'],
  ] as const)('%s of %d is "%s"', (gender, age, chip, words) => {
    expect(childChip({ gender, age })).toBe(chip);
    expect(describeChild({ gender, age })).toBe(words);
  });

  it('is a boy, a girl or non-binary', () => {
    expect(genders.map(({ slug }) => slug)).toEqual(['boy', 'girl', 'non-binary']);
  });
});

describe('what a child likes and needs', () => {
  it('is asked in nine groups, and interests', () => {
    expect(preferenceColumns).toHaveLength(9);
    expect(new Set(childColumns)).toEqual(new Set(Object.keys(childGroups)));
  });

  it.each(childColumns)('offers 8 to 12 answers in %s', (column) => {
    const { options } = childGroups[column];
    expect(options.length).toBeGreaterThanOrEqual(8);
    expect(options.length).toBeLessThanOrEqual(12);
  });

  it('has one slug and one label for each answer, over all the lists', () => {
    const all = childColumns.flatMap((column) => childGroups[column].options);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    for (const { slug } of all) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('knows its own answers', () => {
    expect(isChildOption('stemPlay', 'robots')).toBe(true);
    expect(isChildOption('creativePlay', 'robots')).toBe(false);
    expect(childLabelOf('stemPlay', 'robots')).toBe('Robots');
  });

  it('is listed once for a family, without what a child needs', () => {
    const first = {
      ...nothing,
      interests: ['dinosaurs'],
      stemPlay: ['robots'],
      developmentalSupport: ['adhd'],
    };
    const second = { ...nothing, interests: ['dinosaurs', 'space'] };
    expect(familyInterests([first, second])).toEqual(['Dinosaurs', 'Space', 'Robots']);
  });
});
