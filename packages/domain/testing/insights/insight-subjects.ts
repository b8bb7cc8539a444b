import fc from 'fast-check';
import { type Child, genders } from '../../src/members/children/child.ts';
import { activityColumns, childGroups } from '../../src/members/children/preferences.ts';
import { type AiSettings, defaultAiSettings } from '../../src/together/insights/ai-settings.ts';
import { noNames } from '../../src/together/insights/known-names.ts';
import type { InsightSubject } from '../../src/together/insights/shared-facts.ts';
import { topicNames } from '../../src/together/insights/topics.ts';
import { aChild, aProfile, profiles } from '../matching/profiles.ts';

export const aSubject = (differing: Partial<InsightSubject> = {}): InsightSubject => ({
  children: [],
  lists: aProfile(),
  settings: defaultAiSettings,
  names: noNames,
  marks: [],
  recent: [],
  ...differing,
});

export const childWho = (age: number, lists: Partial<Child> = {}): Child => ({
  ...aChild(age, lists),
  gender: lists.gender ?? 'girl',
});

const children: fc.Arbitrary<Child> = fc
  .record({
    age: fc.integer({ min: 0, max: 18 }),
    gender: fc.constantFrom(...genders.map(({ slug }) => slug)),
    column: fc.constantFrom(...activityColumns),
  })
  .chain(({ age, gender, column }) =>
    fc
      .subarray(childGroups[column].options.map(({ slug }) => slug))
      .map((liked) => childWho(age, { gender, [column]: liked })),
  );

export const subjectsWith = (settings: fc.Arbitrary<AiSettings>): fc.Arbitrary<InsightSubject> =>
  fc.record({
    children: fc.array(children, { minLength: 1, maxLength: 5 }),
    lists: profiles,
    settings,
    names: fc.constant(noNames),
    marks: fc.array(fc.record({ topic: fc.constantFrom(...topicNames), helpful: fc.boolean() }), {
      maxLength: 8,
    }),
    recent: fc.constant([]),
  });

/** Members without notes. */
export const subjects = subjectsWith(fc.constant(defaultAiSettings));

export const anyTime = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2030-12-31T23:59:59Z'),
  noInvalidDate: true,
});
