import { type MatchProfile, type PreparedProfile, prepare } from './prepared-profile.ts';
import { type Part, partPoints, parts, type Step, stepOf } from './score-parts.ts';

/** The points of each part; they add up to the score. */
export type PartPoints = Readonly<Record<Part, number>>;

/** How much two have in common in each part, as others are told. */
export type Breakdown = Readonly<Record<Part, Step>>;

/** 0 to 100, and symmetric. */
export const scorePrepared = (a: PreparedProfile, b: PreparedProfile): number =>
  Object.values(parts).reduce((sum, rule) => sum + partPoints(rule, a, b), 0);

export const breakdown = (a: PreparedProfile, b: PreparedProfile): Breakdown => ({
  nearness: stepOf(parts.nearness.similarity(a, b)),
  childAges: stepOf(parts.childAges.similarity(a, b)),
  childInterests: stepOf(parts.childInterests.similarity(a, b)),
  parenting: stepOf(parts.parenting.similarity(a, b)),
  lifestyle: stepOf(parts.lifestyle.similarity(a, b)),
  availability: stepOf(parts.availability.similarity(a, b)),
  lookingFor: stepOf(parts.lookingFor.similarity(a, b)),
  community: stepOf(parts.community.similarity(a, b)),
});

export const pointsOfParts = (a: PreparedProfile, b: PreparedProfile): PartPoints => ({
  nearness: partPoints(parts.nearness, a, b),
  childAges: partPoints(parts.childAges, a, b),
  childInterests: partPoints(parts.childInterests, a, b),
  parenting: partPoints(parts.parenting, a, b),
  lifestyle: partPoints(parts.lifestyle, a, b),
  availability: partPoints(parts.availability, a, b),
  lookingFor: partPoints(parts.lookingFor, a, b),
  community: partPoints(parts.community, a, b),
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
