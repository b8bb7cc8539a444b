import { describe, expect, it } from 'vitest';
import { aChild, aProfile } from '../../../testing/matching/profiles.ts';
import { profileColumns } from '../../members/profiles/options.ts';
import { prepare } from './prepared-profile.ts';
import { breakdown, pointsOfParts, scoreLabel } from './score.ts';

describe('the parts', () => {
  const near = { zipCode: '11215' };

  it('see a free Monday as enough for a flexible friend, and planners as free together never', () => {
    const points = (a: string, b: string) =>
      pointsOfParts(prepare(aProfile({ availability: [a] })), prepare(aProfile({ availability: [b] })))
        .availability;
    expect(points('monday', 'flexible-schedule')).toBe(10);
    expect(points('monday', 'tuesday')).toBe(0);
    expect(points('planned-activities', 'monday')).toBe(0);
  });

  it('give children of one age all the points, and children four years apart none', () => {
    const points = (a: number, b: number) => {
      const [one, other] = [a, b].map((age) => prepare(aProfile({ ...near, children: [aChild(age)] })));
      return one && other ? pointsOfParts(one, other).childAges : undefined;
    };
    expect([4, 5, 6, 7, 8].map((age) => points(4, age))).toEqual([15, 12, 8, 3, 0]);
  });

  it.each([
    ['parenting', [...profileColumns.parentingVibe, ...profileColumns.parentingValues]],
    ['community', [...profileColumns.supportNeeds, ...profileColumns.socialPreferences]],
  ])('read in %s every slug in one way, though it comes from two lists', (_, options) => {
    expect(new Set(options.map(({ slug }) => slug)).size).toBe(options.length);
  });
});

describe('the breakdown', () => {
  it('tells three steps of each part and no points', () => {
    const step = (a: readonly string[], b: readonly string[]) =>
      breakdown(prepare(aProfile({ lifestyleInterests: a })), prepare(aProfile({ lifestyleInterests: b })))
        .lifestyle;
    const many = profileColumns.lifestyleInterests.map(({ slug }) => slug);
    expect([step(['hiking'], ['hiking']), step(['hiking'], many), step(['hiking'], ['cooking'])]).toEqual([
      'much',
      'some',
      'none',
    ]);
  });
});

describe('the label', () => {
  it.each([
    [100, 'Excellent Match'],
    [80, 'Excellent Match'],
    [79, 'Good Match'],
    [60, 'Good Match'],
    [59, 'Fair Match'],
    [40, 'Fair Match'],
    [39, 'Low Match'],
    [0, 'Low Match'],
  ] as const)('of %d is %s', (points, label) => {
    expect(scoreLabel(points)).toBe(label);
  });
});
