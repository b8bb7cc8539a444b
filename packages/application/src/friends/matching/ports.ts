import type { PackedMember } from '@nestmates/domain/friends/matching/packed-member.ts';
import type { Neighborhood } from '@nestmates/domain/friends/matching/ranking.ts';
import type { PersonFacts } from '@nestmates/domain/members/people/person.ts';
import type { Point } from '@nestmates/domain/members/places/point.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type {
  EmailOwnership,
  VerificationPolicy,
} from '@nestmates/domain/platform/access/email-verification.ts';
import type { Progress } from '@nestmates/domain/platform/access/progress.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** What other members may see, and what only the search uses. */
export interface MatchFacts extends PersonFacts, EmailOwnership {
  /** The center of the zip, or of the city without one; shown as `knownTo` says. */
  readonly point: Point | undefined;
  readonly paused: boolean;
  readonly progress: Progress;
  readonly entitlement: Entitlement;
}

export interface MatchFactsQueries {
  /** Facts in no particular order, without those who do not exist. */
  factsOf(ids: readonly MemberId[]): Promise<readonly MatchFacts[]>;
}

export interface StaleProfiles {
  readonly after: MemberId;
  readonly limit: number;
  readonly verificationPolicy: VerificationPolicy;
}

/** The packed profiles of all members that the search can find. */
export interface PackedProfiles {
  /** Locks the profiles for this transaction, so that an older read never overwrites a newer one. */
  lock(ids: readonly MemberId[]): Promise<void>;
  put(members: readonly PackedMember[]): Promise<void>;
  remove(ids: readonly MemberId[]): Promise<void>;
  /**
   * Members with a higher id whose packed profile is missing or has an old encoding, and those who are packed
   * though they may not be found any more, the lowest id first.
   */
  stale(which: StaleProfiles): Promise<readonly MemberId[]>;
}

export interface CandidateSearch {
  /** Only the member, at the point where they live. */
  readonly mine: Neighborhood;
  /** The members of the neighborhoods within reach, nearest first, up to a limit. */
  readonly nearby: readonly Neighborhood[];
  /** Those of them whom they have blocked or are blocked by, or have dealt with, and themselves. */
  readonly excluded: ReadonlySet<MemberId>;
}

export interface Candidates {
  /** Undefined while the member is not packed at their current location. */
  search(me: MemberId, passedSince: Date): Promise<CandidateSearch | undefined>;
  /** The facts of these members and their own, without those they may not see any more. */
  visibleFacts(me: MemberId, ids: readonly MemberId[]): Promise<readonly MatchFacts[]>;
}

export interface Pass {
  readonly at: Date;
  /** Whether it was counted as one of their daily swipes. */
  readonly swipe: boolean;
}

export interface Passes {
  /** False if a pass since then exists already. */
  add(me: MemberId, other: MemberId, pass: Pass & { readonly since: Date }): Promise<boolean>;
  /** Deletes the pass and returns it; undefined if there is none since then. */
  remove(me: MemberId, other: MemberId, since: Date): Promise<Pass | undefined>;
}

export interface Swipes {
  /**
   * Counts one swipe and returns whether it was allowed, in one step, so that concurrent requests cannot
   * exceed the limit.
   */
  consume(me: MemberId, day: string, max: number): Promise<boolean>;
  giveBack(me: MemberId, day: string): Promise<void>;
}

export interface NeighborhoodCounts {
  /** How many members the search can find within `nearKm` of the point, by the places that everyone is shown. */
  around(point: Point): Promise<number>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly candidates: Candidates;
    readonly matchFacts: MatchFactsQueries;
    readonly neighborhoodCounts: NeighborhoodCounts;
    readonly packedProfiles: PackedProfiles;
    readonly passes: Passes;
    readonly swipes: Swipes;
  }
}
