import fc from 'fast-check';
import type { MatchProfile } from '../../src/friends/matching/prepared-profile.ts';
import { type ChildLists, childColumns, childGroups } from '../../src/members/children/preferences.ts';
import { type ProfileColumn, profileColumns } from '../../src/members/profiles/options.ts';

const nothing = {
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
} as const satisfies ChildLists;

export const aChild = (
  age: number,
  lists: Partial<ChildLists> = {},
): ChildLists & { readonly age: number } => ({
  ...nothing,
  ...lists,
  age,
});

const empty: MatchProfile = {
  point: { latitude: 40.66, longitude: -73.98 },
  parentingVibe: [],
  availability: [],
  lookingFor: [],
  lifestyleInterests: [],
  parentingValues: [],
  supportNeeds: [],
  socialPreferences: [],
  children: [],
};

export const aProfile = (differing: Partial<MatchProfile> = {}): MatchProfile => ({ ...empty, ...differing });

const slugs = (options: readonly { readonly slug: string }[]): string[] => options.map(({ slug }) => slug);

export const someOf = (column: ProfileColumn): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray(slugs(profileColumns[column]));

const children = fc.array(
  fc.constantFrom(...childColumns).chain((column) =>
    fc
      .record({
        age: fc.integer({ min: 0, max: 18 }),
        chosen: fc.subarray(slugs(childGroups[column].options)),
      })
      .map(({ age, chosen }) => aChild(age, { [column]: chosen })),
  ),
  { maxLength: 4 },
);

export const profiles: fc.Arbitrary<MatchProfile> = fc.record({
  point: fc.record({
    latitude: fc.double({ min: 40, max: 41, noNaN: true }),
    longitude: fc.double({ min: -74, max: -73, noNaN: true }),
  }),
  zipCode: fc.option(fc.constantFrom('11215', '11217', '07030')),
  parentingVibe: someOf('parentingVibe'),
  availability: someOf('availability'),
  lookingFor: someOf('lookingFor'),
  lifestyleInterests: someOf('lifestyleInterests'),
  parentingValues: someOf('parentingValues'),
  supportNeeds: someOf('supportNeeds'),
  socialPreferences: someOf('socialPreferences'),
  children,
});
