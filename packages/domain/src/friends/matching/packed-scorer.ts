import { distanceBand } from '../../members/places/distance-band.ts';
import { distanceKm, type Point } from '../../members/places/point.ts';
import { countBits } from '../../platform/shared/bits.ts';
import { ageSimilarityOf, type ChildAges, nearestPoints } from './child-ages.ts';
import { similarityOf } from './concept-space.ts';
import { type Bits, readBits } from './packed-bits.ts';
import { bitsPerAge, layout, pack } from './packed-member.ts';
import type { PreparedProfile } from './prepared-profile.ts';
import { nearnessByBand, parts, slotSimilarity } from './score-parts.ts';

interface Rule {
  readonly points: number;
  /** How similar the member is who stands at an offset, 0 to 1. */
  similarity(members: Int32Array, from: number): number;
}

/** Compares sets where they stand; the mask leaves out what else is in their words. */
function conceptsRule(points: number, mine: Int32Array, places: readonly Bits[]): Rule {
  const [first, ...others] = places.map(({ word, mask, shift }) => ({
    word,
    mask: mask << shift,
    own: mine[word] ?? 0,
  }));
  if (!first) throw new RangeError('A set has at least one word');
  const { word, mask, own } = first;
  return {
    points,
    similarity(members, from) {
      const theirs = members[from + word] ?? 0;
      let shared = countBits(own & theirs & mask);
      let differing = countBits((own ^ theirs) & mask);
      for (const other of others) {
        const more = members[from + other.word] ?? 0;
        shared += countBits(other.own & more & other.mask);
        differing += countBits((other.own ^ more) & other.mask);
      }
      return similarityOf(shared, differing);
    },
  };
}

function agesRule(points: number, mine: ChildAges): Rule {
  const nearestOfMine = Array.from({ length: 32 }, (_, age) => nearestPoints(age, mine.bits));
  return {
    points,
    similarity(members, from) {
      let children = mine.ages.length;
      let best = 0;
      let sum = 0;
      let theirs = 0;
      for (const { firstAge, bits } of layout.ages) {
        for (let counts = readBits(members, from, bits); counts !== 0; ) {
          const nth = Math.trunc((31 - Math.clz32(counts)) / bitsPerAge);
          const count = counts >>> (nth * bitsPerAge);
          counts ^= count << (nth * bitsPerAge);
          const age = firstAge + nth;
          const nearest = nearestOfMine[age] ?? 0;
          theirs |= 1 << age;
          children += count;
          sum += count * nearest;
          if (nearest > best) best = nearest;
        }
      }
      for (const age of mine.ages) sum += nearestPoints(age, theirs);
      return ageSimilarityOf(best, sum, children);
    },
  };
}

/**
 * The score of one member with packed ones: the same as `scorePrepared` of what they unpack to, without
 * unpacking them.
 */
export class PackedScorer {
  readonly #point: Point;
  readonly #zip: number | undefined;
  readonly #rules: readonly Rule[];

  constructor(mine: PreparedProfile) {
    const words = pack({ memberId: 0, pro: false, profile: mine });
    this.#point = mine.point;
    this.#zip = mine.zip === undefined ? undefined : mine.zip + 1;
    this.#rules = [
      conceptsRule(parts.parenting.points, words, layout.parenting),
      conceptsRule(parts.lifestyle.points, words, layout.lifestyle),
      conceptsRule(parts.lookingFor.points, words, layout.lookingFor),
      {
        points: parts.availability.points,
        similarity: (members, from) => slotSimilarity(mine.slots, readBits(members, from, layout.slots)),
      },
      agesRule(parts.childAges.points, mine.ages),
      conceptsRule(parts.childInterests.points, words, layout.childInterests),
      conceptsRule(parts.community.points, words, layout.community),
    ];
  }

  /** The points that all members at a point lose by their distance, unless they share a zip. */
  lostAt(point: Point): number {
    const band = distanceBand(distanceKm(this.#point, point), false);
    return parts.nearness.points - Math.round(parts.nearness.points * nearnessByBand[band]);
  }

  /**
   * The score, or undefined below the floor. Lost points are subtracted part by part, so most members are ruled
   * out early.
   */
  scoreFrom(floor: number, members: Int32Array, from: number, lost: number): number | undefined {
    let possible = readBits(members, from, layout.zip) === this.#zip ? 100 : 100 - lost;
    for (const rule of this.#rules) {
      possible -= rule.points - Math.round(rule.points * rule.similarity(members, from));
      if (possible < floor) return undefined;
    }
    return possible;
  }
}
