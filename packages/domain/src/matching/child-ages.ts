import { childRule } from '../children/child.ts';

/** How near two ages are, of 10: the same, one, two, three years apart. Whole, to add up alike in any order. */
const pointsByGap = [10, 8, 5, 2] as const;

/** For every age and every step away from it: the ages there, a bit for each. */
const agesByGap: readonly (readonly number[])[] = Array.from({ length: childRule.maxAge + 1 }, (_, age) =>
  pointsByGap.map((_, gap) => (1 << (age + gap)) | (age < gap ? 0 : 1 << (age - gap))),
);

export interface ChildAges {
  readonly ages: readonly number[];
  /** The same, a bit for each age: who is near whom is one look. */
  readonly bits: number;
}

export function childAges(ages: readonly number[]): ChildAges {
  let bits = 0;
  for (const age of ages) bits |= 1 << age;
  return { ages, bits };
}

/** How near the nearest of these children is to one of that age. */
function nearestPoints(age: number, bits: number): number {
  const steps = agesByGap[age] ?? [];
  for (let gap = 0; gap < steps.length; gap += 1) {
    if ((steps[gap] ?? 0) & bits) return pointsByGap[gap] ?? 0;
  }
  return 0;
}

/** How near each child finds one of the other family, added up. */
function sumOfNearest(children: ChildAges, among: ChildAges): number {
  let sum = 0;
  for (const age of children.ages) sum += nearestPoints(age, among.bits);
  return sum;
}

function bestPairPoints(a: ChildAges, b: ChildAges): number {
  let best = 0;
  for (const age of a.ages) best = Math.max(best, nearestPoints(age, b.bits));
  return best;
}

/** 0 to 1: half for the two children nearest in age, since one playmate is a playdate; half for all of them. */
export function ageSimilarity(a: ChildAges, b: ChildAges): number {
  const children = a.ages.length + b.ages.length;
  if (children === 0) return 1;
  const onAverage = (sumOfNearest(a, b) + sumOfNearest(b, a)) / children;
  return (bestPairPoints(a, b) + onAverage) / 20;
}

/** The ages that both families have, youngest first. */
export const sharedAges = (a: ChildAges, b: ChildAges): readonly number[] =>
  [...new Set(a.ages)].filter((age) => b.ages.includes(age)).sort((one, other) => one - other);

/** Years between the two children nearest in age. */
export const ageGap = (a: ChildAges, b: ChildAges): number =>
  Math.min(...a.ages.flatMap((one) => b.ages.map((other) => Math.abs(one - other))));
