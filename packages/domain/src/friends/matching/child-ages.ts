import { childRule } from '../../members/children/child.ts';

/**
 * The similarity of two ages, up to 10: equal, one, two or three years apart. Integers, so that sums do not
 * depend on the order.
 */
const pointsByGap = [10, 8, 5, 2] as const;

/** Set of the ages that far away, for every age and every difference: one bit each. */
const agesByGap: readonly (readonly number[])[] = Array.from({ length: childRule.maxAge + 1 }, (_, age) =>
  pointsByGap.map((_, gap) => (1 << (age + gap)) | (age < gap ? 0 : 1 << (age - gap))),
);

export interface ChildAges {
  readonly ages: readonly number[];
  /** The same as one set per age, so that a comparison is a single `&`. */
  readonly bits: number;
}

export function childAges(ages: readonly number[]): ChildAges {
  let bits = 0;
  for (const age of ages) bits |= 1 << age;
  return { ages, bits };
}

/** The similarity of one age to the nearest of these children. */
export function nearestPoints(age: number, bits: number): number {
  const steps = agesByGap[age] ?? [];
  for (let gap = 0; gap < steps.length; gap += 1) {
    if ((steps[gap] ?? 0) & bits) return pointsByGap[gap] ?? 0;
  }
  return 0;
}

/** The sum of that over all children of one family. */
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

/**
 * 0 to 1. Half for the closest pair of children, since one playmate is enough for a playdate; half for all of
 * them.
 */
export function ageSimilarity(a: ChildAges, b: ChildAges): number {
  const children = a.ages.length + b.ages.length;
  return ageSimilarityOf(bestPairPoints(a, b), sumOfNearest(a, b) + sumOfNearest(b, a), children);
}

export const ageSimilarityOf = (bestPair: number, sumOfNearest: number, children: number): number =>
  children === 0 ? 1 : (bestPair + sumOfNearest / children) / 20;

/** The ages that both families have, youngest first. */
export const sharedAges = (a: ChildAges, b: ChildAges): readonly number[] =>
  [...new Set(a.ages)].filter((age) => b.ages.includes(age)).sort((one, other) => one - other);

/** The difference in years of the closest pair of children. */
export const ageGap = (a: ChildAges, b: ChildAges): number =>
  Math.min(...a.ages.flatMap((one) => b.ages.map((other) => Math.abs(one - other))));
