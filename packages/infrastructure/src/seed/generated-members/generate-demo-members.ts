import { type Random, seededRandom } from '../../platform/shared/random.ts';
import type { SeedMember } from '../members/seed-member.ts';
import { answersOf } from './answers.ts';
import { bioOf } from './bio.ts';
import { type DemoCity, demoCities } from './demo-cities.ts';
import { familyOf } from './family.ts';
import { firstNames } from './first-names.ts';
import { demoNewcomer, newcomersPerCity } from './newcomers.ts';

const plans = [
  ...Array.from({ length: 26 }, () => 'free' as const),
  ...Array.from({ length: 8 }, () => 'pro' as const),
  ...Array.from({ length: 3 }, () => 'premium' as const),
  ...Array.from({ length: 3 }, () => 'unlocked' as const),
];

function demoMember({ state, city, zips }: DemoCity, number: number, random: Random): SeedMember {
  const firstName = random.pick(firstNames);
  const family = familyOf(random);
  const oldest = Math.max(...family.children.map(({ age }) => age));
  const member = {
    email: `${firstName.toLowerCase()}.${number}@nestmates.test`,
    firstName,
    state,
    city,
    zipCode: random.pick(zips),
    age: oldest + random.between(21, 38),
    plan: random.pick(plans),
    joinedDaysAgo: random.between(1, 200),
    children: family.children,
    ...answersOf(family, random),
  };
  return { ...member, bio: bioOf(member, random) };
}

/** Always the same members, and no two with the same bio; the newest are the last. */
export function generateDemoMembers(): readonly SeedMember[] {
  const random = seededRandom(20_261_120);
  const usedBios = new Set<string>();
  const members: SeedMember[] = [];
  const add = (make: () => SeedMember): void => {
    let member = make();
    while (usedBios.has(member.bio)) member = make();
    usedBios.add(member.bio);
    members.push(member);
  };
  const addTo = (count: number, make: (number: number, nth: number) => SeedMember): void => {
    for (let nth = 0; nth < count; nth += 1) add(() => make(members.length + 1, nth));
  };
  for (const city of demoCities) addTo(city.members, (number) => demoMember(city, number, random));
  for (const city of demoCities)
    addTo(newcomersPerCity, (number, nth) => demoNewcomer(city, number, nth, random));
  return members;
}
