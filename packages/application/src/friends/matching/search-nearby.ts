import { unpack } from '@nestmates/domain/friends/matching/packed-member.ts';
import { bestMatches } from '@nestmates/domain/friends/matching/ranking.ts';
import { passesValidSince } from '@nestmates/domain/friends/matching/swipes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { Packing } from './packing.ts';
import type { CandidateSearch, Candidates } from './ports.ts';

export interface SearchDeps {
  readonly candidates: Candidates;
  readonly packing: Pick<Packing, 'pack'>;
  readonly clock: Clock;
}

/** A member may ask before the job that packs their new or moved profile has run, so it is packed here. */
async function search(
  { candidates, packing, clock }: SearchDeps,
  me: MemberId,
): Promise<CandidateSearch | undefined> {
  const since = passesValidSince(clock.now());
  const found = await candidates.search(me, since);
  if (found || !(await packing.pack({ memberId: me }))) return found;
  return candidates.search(me, since);
}

/** The members nearby who fit them best by their packed profiles, without those they have dealt with. */
export async function searchNearby(
  deps: SearchDeps,
  me: MemberId,
  count: number,
): Promise<readonly MemberId[]> {
  const found = await search(deps, me);
  if (!found) return [];
  const mine = unpack(found.mine.members, 0, found.mine.point).profile;
  return bestMatches(mine, found, count);
}
