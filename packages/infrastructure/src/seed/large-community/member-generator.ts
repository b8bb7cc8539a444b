import type { Random } from '../../platform/shared/random.ts';
import { answersOf } from '../generated-members/answers.ts';
import { bioOf } from '../generated-members/bio.ts';
import { familyOf } from '../generated-members/family.ts';
import { firstNames } from '../generated-members/first-names.ts';
import type { SeedMember } from '../members/seed-member.ts';
import type { CityWithZips } from './city-picker.ts';

const plans = [...Array.from({ length: 17 }, () => 'free' as const), 'pro', 'pro', 'premium'] as const;
const sharedBios = 2000;
/** The share of members with a zip; the others count as living at their city's center. */
const shareWithZip = 0.85;

/** Generates members one by one, each with their own family and answers; only the sentences of the bios repeat. */
export function memberGenerator(
  pickCity: () => CityWithZips,
  random: Random,
): (number: number) => SeedMember {
  const bios: string[] = [];
  return (number) => {
    const { state, city, zips } = pickCity();
    const { children, ...family } = familyOf(random);
    const member = {
      email: `member.${number}@nestmates.test`,
      firstName: random.pick(firstNames),
      state,
      city,
      zipCode: zips.length > 0 && random.chance(shareWithZip) ? random.pick(zips) : '',
      age: Math.max(...children.map(({ age }) => age)) + random.between(21, 38),
      plan: random.pick(plans),
      joinedDaysAgo: random.between(1, 700),
      children,
      ...answersOf({ children, ...family }, random),
    };
    if (bios.length < sharedBios) bios.push(bioOf(member, random));
    return { ...member, bio: random.pick(bios) };
  };
}
