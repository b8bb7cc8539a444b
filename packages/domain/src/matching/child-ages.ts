import { childRule } from '../children/child.ts';

/** How near two ages are, of 10: the same, one, two, three years apart. Whole, to add up alike in any order. */
const closeness = [10, 8, 5, 2] as const;

export interface ChildAges {
  readonly ages: readonly number[];
  /** For every age: how near the nearest of these children is. */
  readonly nearest: readonly number[];
}

export function childAges(children: readonly { readonly age: number }[]): ChildAges {
  const ages = children.map(({ age }) => age);
  const nearest = Array.from({ length: childRule.maxAge + 1 }, (_, age) =>
    Math.max(0, ...ages.map((own) => closeness[Math.abs(own - age)] ?? 0)),
  );
  return { ages, nearest };
}

/** How near each child finds one of the other family, added up. */
function found(children: ChildAges, among: ChildAges): number {
  let sum = 0;
  for (const age of children.ages) sum += among.nearest[age] ?? 0;
  return sum;
}

function nearestPair(a: ChildAges, b: ChildAges): number {
  let best = 0;
  for (const age of a.ages) best = Math.max(best, b.nearest[age] ?? 0);
  return best;
}

/** 0 to 1: half for the two children nearest in age, since one playmate is a playdate; half for all of them. */
export function agesLikeness(a: ChildAges, b: ChildAges): number {
  const children = a.ages.length + b.ages.length;
  if (children === 0) return 1;
  const onAverage = (found(a, b) + found(b, a)) / children;
  return (nearestPair(a, b) + onAverage) / 20;
}

/** The ages that both families have, youngest first. */
export const sharedAges = (a: ChildAges, b: ChildAges): readonly number[] =>
  [...new Set(a.ages)].filter((age) => b.ages.includes(age)).sort((one, other) => one - other);

/** Years between the two children nearest in age. */
export const ageGap = (a: ChildAges, b: ChildAges): number =>
  Math.min(...a.ages.flatMap((one) => b.ages.map((other) => Math.abs(one - other))));
