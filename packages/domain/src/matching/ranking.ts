import type { Point } from '../places/point.ts';
import type { MemberId } from '../shared/ids.ts';
import { type Packed, unpack, wordsOfOne } from './packed-member.ts';
import type { Prepared } from './prepared-profile.ts';
import { scoreFrom } from './score.ts';

/** Members who live at one point. */
export interface Neighborhood {
  readonly point: Point;
  readonly members: Int32Array;
}

interface Ranked extends Pick<Packed, 'memberId' | 'pro'> {
  readonly points: number;
}

/** The better score first; of equals the one with Pro, and then whoever lives nearer, as she came. */
const better = (a: Ranked, b: Ranked): number => b.points - a.points || Number(b.pro) - Number(a.pro);

/**
 * The best so many out of neighborhoods that come nearest first. A floor rises under the scores seen so
 * far, so that of thousands only those are kept and sorted who can still be among the best.
 */
export function bestOf(
  mine: Prepared,
  neighborhoods: Iterable<Neighborhood>,
  count: number,
): readonly MemberId[] {
  const kept: Ranked[] = [];
  const howMany = new Array<number>(101).fill(0);
  let floor = 0;
  let above = 0;
  for (const { point, members } of neighborhoods) {
    for (let from = 0; from < members.length; from += wordsOfOne) {
      const { memberId, pro, profile } = unpack(members, from, point);
      const points = scoreFrom(floor, mine, profile);
      if (points === undefined) continue;
      kept.push({ memberId, pro, points });
      howMany[points] = (howMany[points] ?? 0) + 1;
      if (points > floor) above += 1;
      while (above >= count) {
        floor += 1;
        above -= howMany[floor] ?? 0;
      }
    }
  }
  const best = kept.filter(({ points }) => points >= floor).sort(better);
  return best.slice(0, count).map(({ memberId }) => memberId);
}
