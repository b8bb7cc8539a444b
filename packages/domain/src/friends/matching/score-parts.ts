import { commonSlots, countSlots, type Slots } from '../../members/availability/slots.ts';
import { type DistanceBand, distanceBand } from '../../members/places/distance-band.ts';
import { distanceKm } from '../../members/places/point.ts';
import { ageSimilarity } from './child-ages.ts';
import { similarity } from './concept-space.ts';
import type { PreparedProfile } from './prepared-profile.ts';

/**
 * The share of the points for nearness that a band earns. Bands, so that a score never reveals a distance.
 */
export const nearnessByBand: Readonly<Record<DistanceBand, number>> = {
  'same-zip': 1,
  'within-5': 0.85,
  'within-15': 0.65,
  'within-30': 0.4,
  'within-60': 0.2,
  farther: 0,
};

export const bandBetween = (a: PreparedProfile, b: PreparedProfile): DistanceBand =>
  distanceBand(distanceKm(a.point, b.point), a.zip !== undefined && a.zip === b.zip);

/**
 * The shared slots relative to the member with fewer free slots: one common Monday is enough with a flexible
 * friend.
 */
export function slotSimilarity(a: Slots, b: Slots): number {
  if (a === b) return 1;
  const busier = Math.min(countSlots(a), countSlots(b));
  return busier === 0 ? 0 : countSlots(commonSlots(a, b)) / busier;
}

interface PartRule {
  readonly points: number;
  similarity(a: PreparedProfile, b: PreparedProfile): number;
}

/** One part of the score: at most `points`, times the similarity of the two in it (0 to 1). */
export const parts = {
  nearness: { points: 20, similarity: (a, b) => nearnessByBand[bandBetween(a, b)] },
  childAges: { points: 15, similarity: (a, b) => ageSimilarity(a.ages, b.ages) },
  childInterests: { points: 10, similarity: (a, b) => similarity(a.childInterests, b.childInterests) },
  parenting: { points: 20, similarity: (a, b) => similarity(a.parenting, b.parenting) },
  lifestyle: { points: 10, similarity: (a, b) => similarity(a.lifestyle, b.lifestyle) },
  availability: { points: 10, similarity: (a, b) => slotSimilarity(a.slots, b.slots) },
  lookingFor: { points: 10, similarity: (a, b) => similarity(a.lookingFor, b.lookingFor) },
  community: { points: 5, similarity: (a, b) => similarity(a.community, b.community) },
} as const satisfies Record<string, PartRule>;

export type Part = keyof typeof parts;

export const partNames = Object.keys(parts).filter((name): name is Part => Object.hasOwn(parts, name));

/** How much two have in common in one part, as it is told. */
export const steps = ['none', 'some', 'much'] as const;
export type Step = (typeof steps)[number];

const muchFrom = 0.5;

export function stepOf(similarity: number): Step {
  if (similarity === 0) return 'none';
  return similarity < muchFrom ? 'some' : 'much';
}

/** Integers, so that the parts add up to the score. */
export const partPoints = (
  { points, similarity }: PartRule,
  a: PreparedProfile,
  b: PreparedProfile,
): number => Math.round(points * similarity(a, b));
