import { answersOf } from '../generated-members/answers.ts';
import { bioOf } from '../generated-members/bio.ts';
import { familyOf } from '../generated-members/family.ts';
import { firstNames } from '../generated-members/first-names.ts';
import type { Dice } from '../generated-members/random.ts';
import type { SeedMember } from '../seed-member.ts';
import type { Town } from './city-picker.ts';

const plans = [...Array.from({ length: 17 }, () => 'free' as const), 'pro', 'pro', 'premium'] as const;
const biosToShare = 2000;
/** So many say where in town they live; the others count as living in its middle. */
const tellTheirZip = 0.85;

/** Makes members one by one, each with her own family and answers; only the words of a bio are shared. */
export function strangers(towns: () => Town, chance: Dice): (number: number) => SeedMember {
  const bios: string[] = [];
  return (number) => {
    const { state, city, zips } = towns();
    const { children, ...family } = familyOf(chance);
    const told = {
      email: `stranger.${number}@nestmates.test`,
      firstName: chance.pick(firstNames),
      ...{ state, city, zipCode: zips.length > 0 && chance.chance(tellTheirZip) ? chance.pick(zips) : '' },
      age: Math.max(...children.map(({ age }) => age)) + chance.between(21, 38),
      ...{ plan: chance.pick(plans), joined: chance.between(1, 700), children },
      ...answersOf({ children, ...family }, chance),
    };
    if (bios.length < biosToShare) bios.push(bioOf(told, chance));
    return { ...told, bio: chance.pick(bios) };
  };
}
