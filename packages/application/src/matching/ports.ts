import type { Progress } from '@nestmates/domain/accounts/progress.ts';
import type { PackedMember } from '@nestmates/domain/matching/packed-member.ts';
import type { Neighborhood } from '@nestmates/domain/matching/ranking.ts';
import type { Point } from '@nestmates/domain/places/point.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Entitlement } from '@nestmates/domain/subscriptions/capabilities.ts';
import type { PersonFacts } from './person-view.ts';

/** What a member tells of herself, with what only the search may know. */
export interface MatchFacts extends PersonFacts {
  readonly point: Point | undefined;
  readonly progress: Progress;
  readonly entitlement: Entitlement;
}

export interface MatchFactsQueries {
  /** In no particular order; who is not there is left out. */
  factsOf(ids: readonly MemberId[]): Promise<readonly MatchFacts[]>;
}

/** The packed profiles of everyone who can be met. */
export interface PackedProfiles {
  /** Held for this transaction, so that an older reading never overwrites a newer one. */
  lock(id: MemberId): Promise<void>;
  put(members: readonly PackedMember[]): Promise<void>;
  remove(id: MemberId): Promise<void>;
  /** Members whose packed profile is missing or in an encoding of another time. */
  stale(limit: number): Promise<readonly MemberId[]>;
}

export interface CandidateSearch {
  /** She alone, at the point where she lives. */
  readonly mine: Neighborhood;
  /** Everyone whom she may meet and has not dealt with yet, the nearest first, within a bound. */
  readonly nearby: readonly Neighborhood[];
}

export interface Candidates {
  /** Nothing as long as she is not packed herself, where she lives now. */
  search(me: MemberId, passedSince: Date): Promise<CandidateSearch | undefined>;
  /** The facts of these and of herself, without those whom she may not see any more. */
  visibleFacts(me: MemberId, ids: readonly MemberId[]): Promise<readonly MatchFacts[]>;
}

export interface Pass {
  readonly at: Date;
  /** Whether it was one of her counted swipes. */
  readonly swipe: boolean;
}

export interface Passes {
  /** False if she has passed her since then already. */
  add(me: MemberId, other: MemberId, pass: Pass & { readonly since: Date }): Promise<boolean>;
  /** Takes a pass back and tells what it was; nothing if there was none since then. */
  remove(me: MemberId, other: MemberId, since: Date): Promise<Pass | undefined>;
}

export interface Swipes {
  /** Counts one and says whether it was allowed: looking and counting are one step for all servers. */
  consume(me: MemberId, day: string, max: number): Promise<boolean>;
  giveBack(me: MemberId, day: string): Promise<void>;
}
