import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PhotoMark } from '@nestmates/domain/trust/selfie-checks/deciding.ts';
import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { SelfieCheck, SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import type { Recipient } from '../../members/emails/email.ts';

/** Whoever changes the checks of a member has locked the member's row before. */
export interface SelfieCheckStore {
  find(id: SelfieCheckId): Promise<SelfieCheck | undefined>;
  newestOf(memberId: MemberId): Promise<SelfieCheck | undefined>;
  /** How often a member was asked for poses since then. */
  asksSince(memberId: MemberId, since: Date): Promise<number>;
  add(memberId: MemberId, poses: readonly Pose[], askedAt: Date): Promise<SelfieCheck>;
  /** Throws when it is not any more what it was before. */
  save(before: SelfieCheck, check: SelfieCheck): Promise<void>;
  /** What the member's badge is made of. */
  mark(memberId: MemberId, mark: PhotoMark): Promise<void>;
  /** Those that were sent then or before and wait, the oldest first; not all of them at once. */
  waitingSince(sentBefore: Date): Promise<readonly Pick<SelfieCheck, 'id' | 'memberId'>[]>;
  /** Forgets those of before whose selfies were never sent. */
  forgetAsks(before: Date): Promise<void>;
  /** Forgets all checks, and takes away what they have marked. */
  forgetAll(): Promise<void>;
}

/** Which files of selfies there are, and of which check. */
export interface SelfieRecords {
  /** Called before the files are stored: files without a record could never be found and removed. */
  add(names: readonly string[], at: Date): Promise<void>;
  /** Marks the selfies as those of the check, in the order of its poses. */
  use(checkId: SelfieCheckId, names: readonly string[]): Promise<void>;
  namesOf(checkId: SelfieCheckId): Promise<readonly string[]>;
  /** Names of the selfies of all checks of a member. */
  ofMember(memberId: MemberId): Promise<readonly string[]>;
  /**
   * Names of the selfies of checks that were decided or have lapsed before, and those of no check that were stored
   * before.
   */
  overdue(when: { readonly decidedBefore: Date; readonly storedBefore: Date }): Promise<readonly string[]>;
  /** Those of these that are of no check. */
  unused(names: readonly string[]): Promise<readonly string[]>;
  forget(names: readonly string[]): Promise<void>;
}

export interface SelfieCheckEmailFacts extends Recipient {
  readonly status: SelfieCheck['status'];
  readonly words: string | null;
}

export interface SelfieCheckEmailQueries {
  /** Undefined once the member is gone. */
  emailFactsOf(checkId: SelfieCheckId): Promise<SelfieCheckEmailFacts | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly selfieCheckStore: SelfieCheckStore;
    readonly selfieRecords: SelfieRecords;
    /** Number from 0 up to 1, and not to be foreseen. */
    readonly poseRandom: () => number;
    readonly selfieCheckEmailQueries: SelfieCheckEmailQueries;
  }
}
