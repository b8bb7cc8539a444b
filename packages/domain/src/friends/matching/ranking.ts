import type { Point } from '../../members/places/point.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { readBits } from './packed-bits.ts';
import { layout, type PackedMember, wordsPerMember } from './packed-member.ts';
import { PackedScorer } from './packed-scorer.ts';
import type { PreparedProfile } from './prepared-profile.ts';

/** Members at one coordinate. */
export interface Neighborhood {
  readonly point: Point;
  readonly members: Int32Array;
}

interface Candidates {
  /** The nearest first. */
  readonly nearby: Iterable<Neighborhood>;
  readonly excluded: ReadonlySet<MemberId>;
}

interface Ranked extends Pick<PackedMember, 'memberId' | 'pro'> {
  readonly points: number;
}

/** The better score first, then members with Pro, then the newer one: never the nearer one within a band. */
export const byRank = (a: Ranked, b: Ranked): number =>
  b.points - a.points || Number(b.pro) - Number(a.pro) || b.memberId - a.memberId;

/**
 * The best `count` members who are not excluded. A rising floor, the lowest score that can still be among the
 * best, lets it discard most members without keeping or sorting them.
 */
export function bestMatches(
  mine: PreparedProfile,
  { nearby, excluded }: Candidates,
  count: number,
): readonly MemberId[] {
  const kept: Ranked[] = [];
  const countByPoints = new Array<number>(101).fill(0);
  const scorer = new PackedScorer(mine);
  let floor = 0;
  let aboveFloor = 0;
  for (const { point, members } of nearby) {
    const lost = scorer.lostAt(point);
    for (let from = 0; from < members.length; from += wordsPerMember) {
      const points = scorer.scoreFrom(floor, members, from, lost);
      if (points === undefined) continue;
      const memberId = readBits(members, from, layout.memberId);
      if (excluded.has(memberId)) continue;
      kept.push({ memberId, pro: readBits(members, from, layout.pro) === 1, points });
      countByPoints[points] = (countByPoints[points] ?? 0) + 1;
      if (points > floor) aboveFloor += 1;
      while (aboveFloor >= count) {
        floor += 1;
        aboveFloor -= countByPoints[floor] ?? 0;
      }
    }
  }
  const best = kept.filter(({ points }) => points >= floor).sort(byRank);
  return best.slice(0, count).map(({ memberId }) => memberId);
}
