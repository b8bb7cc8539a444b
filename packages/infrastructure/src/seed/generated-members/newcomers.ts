import { days } from '@nestmates/domain/members/availability/slots.ts';
import { distanceKm } from '@nestmates/domain/members/places/point.ts';
import { CensusZipCentroids } from '../../members/places/zip-centroids.ts';
import type { Random } from '../../platform/shared/random.ts';
import type { SeedMember } from '../members/seed-member.ts';
import { bioOf } from './bio.ts';
import type { DemoCity } from './demo-cities.ts';
import { firstNames } from './first-names.ts';

/** Two of each vibe that onboarding offers, since a score over 80 needs the same one. */
const vibes = [
  ['gentle', 'playful'],
  ['structured', 'gentle'],
  ['chill', 'playful'],
  ['structured', 'chill'],
] as const;

/** Baby and preschooler, so that one of them is about as old as the child of the next newcomer. */
const childAges = [
  [4, 1],
  [5, 1],
  [4, 0],
] as const;

const aboutBeingNew = [
  'I joined this week and know nobody here yet.',
  'We moved to {city} in the summer, and I still get lost on the way home.',
  'New here, and glad of anyone who says hello.',
  'On leave until spring, so most of our days are open.',
  'My sister told me to try this, and she is usually right.',
  'I have not filled everything in yet; ask me.',
  'We have found the good bakery in {city}, and now we need people to go there with.',
  'I know every bench in the park and none of the mothers on them.',
  'Tell me which playground in {city} is worth the walk.',
  'It has been a quiet autumn, and we would like a louder winter.',
] as const;

/** How many of them live in each city. */
export const newcomersPerCity = vibes.length;

const zipCentroids = new CensusZipCentroids();

/** Those from which no other zip of the city is far. */
function centralZips(zips: readonly string[]): readonly string[] {
  const points = zips.flatMap((zip) => zipCentroids.find(zip) ?? []);
  const farthest = (zip: string): number => {
    const from = zipCentroids.find(zip);
    return from ? Math.max(...points.map((to) => distanceKm(from, to))) : Number.POSITIVE_INFINITY;
  };
  return zips.toSorted((one, other) => farthest(one) - farthest(other)).slice(0, 3);
}

/**
 * Somebody who joined in the last days and has answered only what onboarding asks: the best match of the next newcomer,
 * who has not told more either.
 */
export function demoNewcomer(
  { state, city, zips }: DemoCity,
  number: number,
  nth: number,
  random: Random,
): SeedMember {
  const firstName = random.pick(firstNames);
  const children = random
    .pick(childAges)
    .map((age) => ({ age, gender: random.pick(['girl', 'boy'] as const) }));
  const member = {
    email: `${firstName.toLowerCase()}.${number}@nestmates.test`,
    firstName,
    state,
    city,
    zipCode: random.pick(centralZips(zips)),
    age: Math.max(...children.map((child) => child.age)) + random.between(23, 35),
    plan: 'free' as const,
    joinedDaysAgo: random.between(1, 6),
    children,
    parentingVibe: vibes[nth % vibes.length] ?? [],
    availability: days,
    lookingFor: ['playdates', 'friendship', 'babysitting-swaps'],
    lifestyleInterests: [],
    parentingValues: [],
    supportNeeds: [],
    socialPreferences: [],
  };
  const family = bioOf({ ...member, lookingFor: [] }, random);
  return { ...member, bio: [family, ...random.some(aboutBeingNew, 2)].join(' ').replaceAll('{city}', city) };
}
