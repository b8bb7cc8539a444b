import { type MatchProfile, type Prepared, prepare } from './prepared-profile.ts';
import { earned, type Part, parts } from './score-parts.ts';

/** The points of each part; they add up to the score. */
export type Breakdown = Readonly<Record<Part, number>>;

/** The heaviest first: whoever falls behind falls behind early. */
const rules = Object.values(parts).sort((a, b) => b.points - a.points);

/** The score if it reaches the floor. Points are counted down, so most are ruled out after a few parts. */
export function scoreFrom(floor: number, a: Prepared, b: Prepared): number | undefined {
  let possible = 100;
  for (const rule of rules) {
    possible -= rule.points - earned(rule, a, b);
    if (possible < floor) return undefined;
  }
  return possible;
}

/** 0 to 100, the same whichever of the two asks. */
export const scorePrepared = (a: Prepared, b: Prepared): number => scoreFrom(0, a, b) ?? 0;

export const breakdown = (a: Prepared, b: Prepared): Breakdown => ({
  nearness: earned(parts.nearness, a, b),
  childAges: earned(parts.childAges, a, b),
  childInterests: earned(parts.childInterests, a, b),
  parenting: earned(parts.parenting, a, b),
  lifestyle: earned(parts.lifestyle, a, b),
  availability: earned(parts.availability, a, b),
  lookingFor: earned(parts.lookingFor, a, b),
  community: earned(parts.community, a, b),
});

export const score = (a: MatchProfile, b: MatchProfile): number => scorePrepared(prepare(a), prepare(b));

const labels = [
  { from: 80, label: 'Excellent Match' },
  { from: 60, label: 'Good Match' },
  { from: 40, label: 'Fair Match' },
  { from: 0, label: 'Low Match' },
] as const;

export type ScoreLabel = (typeof labels)[number]['label'];

export const scoreLabels: readonly ScoreLabel[] = labels.map(({ label }) => label);

export const scoreLabel = (points: number): ScoreLabel =>
  labels.find(({ from }) => points >= from)?.label ?? 'Low Match';
