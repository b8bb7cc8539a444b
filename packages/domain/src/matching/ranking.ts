import type { Point } from '../places/point.ts';
import type { MemberId } from '../shared/ids.ts';
import { type PackedMember, unpack, wordsPerMember } from './packed-member.ts';
import type { PreparedProfile } from './prepared-profile.ts';
import { scoreFrom } from './score.ts';

/** Members at one coordinate. */
export interface Neighborhood {
  readonly point: Point;
  readonly members: Int32Array;
}

interface Ranked extends Pick<PackedMember, 'memberId' | 'pro'> {
  readonly points: number;
}

/** The better score first, then members with Pro, then the nearer one, as the input is ordered. */
const byRank = (a: Ranked, b: Ranked): number => b.points - a.points || Number(b.pro) - Number(a.pro);

/**
 * The best `count` members of neighborhoods sorted by distance. A rising floor, the lowest score that can
 * still be among the best, lets it discard most members without keeping or sorting them.
 */
export function bestMatches(
  mine: PreparedProfile,
  neighborhoods: Iterable<Neighborhood>,
  count: number,
): readonly MemberId[] {
  const kept: Ranked[] = [];
  const countByPoints = new Array<number>(101).fill(0);
  let floor = 0;
  let aboveFloor = 0;
  for (const { point, members } of neighborhoods) {
    for (let from = 0; from < members.length; from += wordsPerMember) {
      const { memberId, pro, profile } = unpack(members, from, point);
      const points = scoreFrom(floor, mine, profile);
      if (points === undefined) continue;
      kept.push({ memberId, pro, points });
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
