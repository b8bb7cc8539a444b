import { type PackedMember, pack } from '@nestmates/domain/friends/matching/packed-member.ts';
import { distanceKm } from '@nestmates/domain/members/places/point.ts';
import { mustVerifyEmail } from '@nestmates/domain/platform/access/email-verification.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  CandidateSearch,
  Candidates,
  MatchFacts,
  PackedProfiles,
  StaleProfiles,
} from '../../src/friends/matching/ports.ts';
import type { MemoryPairs } from './memory-pairs.ts';
import type { MemorySwipes } from './memory-swipes.ts';

const reachKm = 100;

const neighborhoodOf = (member: PackedMember) => ({ point: member.profile.point, members: pack(member) });

/** Packed profiles, and the search over them, in memory. */
export class MemoryCandidates implements Candidates, PackedProfiles {
  readonly #pairs: MemoryPairs;
  readonly #swipes: Pick<MemorySwipes, 'passOf'>;
  readonly #packed = new Map<MemberId, PackedMember>();
  constructor(pairs: MemoryPairs, swipes: Pick<MemorySwipes, 'passOf'>) {
    this.#pairs = pairs;
    this.#swipes = swipes;
  }

  async lock(): Promise<void> {}
  async put(members: readonly PackedMember[]): Promise<void> {
    for (const member of members) this.#packed.set(member.memberId, member);
  }
  async remove(ids: readonly MemberId[]): Promise<void> {
    for (const id of ids) this.#packed.delete(id);
  }
  async stale({ after, limit, verificationPolicy }: StaleProfiles): Promise<readonly MemberId[]> {
    const { people } = this.#pairs;
    const mayBeFound = (id: MemberId) => {
      const member = people.get(id);
      return member !== undefined && !mustVerifyEmail(verificationPolicy, member);
    };
    return people.ids
      .filter((id) => id > after && this.#packed.has(id) !== mayBeFound(id))
      .toSorted((one, other) => one - other)
      .slice(0, limit);
  }

  async search(me: MemberId, passedSince: Date): Promise<CandidateSearch | undefined> {
    const mine = this.#packed.get(me);
    const home = this.#pairs.people.get(me)?.point;
    if (!mine || !home || distanceKm(mine.profile.point, home) > 0) return undefined;
    const nearby = [...this.#packed.values()]
      .map((member) => ({ member, km: distanceKm(home, member.profile.point) }))
      .filter(({ km }) => km <= reachKm)
      .toSorted((one, other) => one.km - other.km)
      .map(({ member }) => neighborhoodOf(member));
    const excluded = [...this.#packed.keys()].filter((id) => this.#isExcluded(me, id, passedSince));
    return { mine: neighborhoodOf(mine), nearby, excluded: new Set(excluded) };
  }

  async visibleFacts(me: MemberId, ids: readonly MemberId[]): Promise<readonly MatchFacts[]> {
    return this.#pairs.people.factsOf([me, ...ids.filter((id) => !this.#pairs.isBlocked(me, id))]);
  }

  #isExcluded(me: MemberId, other: MemberId, passedSince: Date): boolean {
    const pass = this.#swipes.passOf(me, other);
    return (
      me === other ||
      this.#pairs.isBlocked(me, other) ||
      this.#pairs.connection(me, other) !== undefined ||
      this.#pairs.requestFrom(me, other) !== undefined ||
      (pass !== undefined && pass.at > passedSince)
    );
  }
}
