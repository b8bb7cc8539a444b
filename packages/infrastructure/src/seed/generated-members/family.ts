import type { Gender } from '@nestmates/domain/members/children/child.ts';
import { childColumns } from '@nestmates/domain/members/children/preferences.ts';
import type { Random } from '../../platform/shared/random.ts';
import type { SeedChild } from '../members/seed-member.ts';
import { traits } from './child-traits.ts';

export interface Family {
  /** The oldest first. */
  readonly children: readonly SeedChild[];
  readonly twins: boolean;
  readonly homeschools: boolean;
}

/** Mostly small children, since their mothers are those who look for company. */
const youngestAges = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 11, 13, 15];

const genderOf = (random: Random): Gender =>
  random.chance(0.02) ? 'non-binary' : random.pick(['girl', 'boy']);

function dayOf(age: number, homeschools: boolean, random: Random): string[] {
  if (age >= 6) return [homeschools ? 'homeschool' : 'school-week'];
  return age >= 2 && random.chance(0.5) ? ['daycare-preschool'] : [];
}

function childOf(age: number, homeschools: boolean, random: Random): SeedChild {
  const fitting = traits.filter(({ from, to }) => age >= from && age <= to);
  const chosen = random.some(fitting, random.between(5, 9));
  const entries = childColumns.map((column) => [
    column,
    chosen.filter((trait) => trait.column === column).map(({ slug }) => slug),
  ]);
  const lists: Partial<Record<(typeof childColumns)[number], string[]>> = Object.fromEntries(entries);
  const rhythm = [...(lists.dailyRhythmEnv ?? []), ...dayOf(age, homeschools, random)];
  return { ...lists, dailyRhythmEnv: rhythm, gender: genderOf(random), age };
}

export function familyOf(random: Random): Family {
  const twins = random.chance(0.06);
  const youngest = random.pick(youngestAges);
  const ages = twins ? [youngest, youngest] : [youngest];
  while (ages.length < 3 && random.chance(0.45)) ages.unshift((ages[0] ?? 0) + random.between(2, 4));
  const homeschools = youngest >= 5 && random.chance(0.08);
  const children = ages.filter((age) => age <= 18).map((age) => childOf(age, homeschools, random));
  return { children, twins, homeschools };
}
