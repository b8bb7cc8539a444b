import type { SeedMember } from '../seed-member.ts';
import { answersOf } from './answers.ts';
import { bioOf } from './bio.ts';
import { type Neighbourhood, neighbourhoods } from './demo-cities.ts';
import { familyOf } from './family.ts';
import { firstNames } from './first-names.ts';
import { type Dice, dice } from './random.ts';

const plans = [
  ...Array.from({ length: 26 }, () => 'free' as const),
  ...Array.from({ length: 8 }, () => 'pro' as const),
  ...Array.from({ length: 3 }, () => 'premium' as const),
  ...Array.from({ length: 3 }, () => 'unlocked' as const),
];

function neighbour({ state, city, zips }: Neighbourhood, number: number, chance: Dice): SeedMember {
  const firstName = chance.pick(firstNames);
  const family = familyOf(chance);
  const oldest = Math.max(...family.children.map(({ age }) => age));
  const member = {
    email: `${firstName.toLowerCase()}.${number}@nestmates.test`,
    firstName,
    state,
    city,
    zipCode: chance.pick(zips),
    age: oldest + chance.between(21, 38),
    plan: chance.pick(plans),
    joined: chance.between(1, 200),
    children: family.children,
    ...answersOf(family, chance),
  };
  return { ...member, bio: bioOf(member, chance) };
}

/** The neighbours: always the same ones, and no two with the same words. */
export function crowd(): readonly SeedMember[] {
  const chance = dice(20_261_120);
  const said = new Set<string>();
  const members: SeedMember[] = [];
  for (const place of neighbourhoods) {
    for (let missing = place.members; missing > 0; ) {
      const member = neighbour(place, members.length + 1, chance);
      if (said.has(member.bio)) continue;
      said.add(member.bio);
      members.push(member);
      missing -= 1;
    }
  }
  return members;
}
