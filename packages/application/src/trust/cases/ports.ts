import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Appeal, AppealOutcome } from '@nestmates/domain/trust/cases/appeal.ts';
import type { Decision, DecisionDraft, DecisionId } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseEvent, CaseId, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { ReportOutcome, Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { DoneByWeight } from '@nestmates/domain/trust/standing/done-by-weight.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { Evidence } from '../things/evidence-view.ts';

/** What a case weighs, kept beside it so that the queue can be ordered. */
export interface QueuedWeight {
  readonly weight: number;
  readonly isUrgent: boolean;
  readonly reportCount: number;
  readonly categories: readonly ReportCategory[];
  readonly oldestAt: Date | undefined;
}

export interface CaseStore {
  /**
   * Locks the member, so that what is reported about them comes one after another. False once the member is gone.
   */
  lockMember(memberId: MemberId): Promise<boolean>;
  /** The open case about them; wants the member locked. */
  openOf(memberId: MemberId): Promise<TrustCase | undefined>;
  create(memberId: MemberId, at: Date): Promise<TrustCase>;
  find(id: CaseId): Promise<TrustCase | undefined>;
  /** Locks the member and the case. */
  lock(id: CaseId): Promise<TrustCase | undefined>;
  eventsOf(id: CaseId): Promise<readonly CaseEvent[]>;
  /** The cases about the member whose reports have hidden something or limited them, the newest first. */
  effectiveOf(memberId: MemberId): Promise<readonly (readonly CaseEvent[])[]>;
  /** Adds an event, and what stands after it. */
  append(before: TrustCase, event: CaseEvent): Promise<TrustCase>;
  /** Open ones without open reports, the last of which was withdrawn before this time. */
  idleSince(before: Date, limit: number): Promise<readonly CaseId[]>;
  weigh(id: CaseId, weight: QueuedWeight): Promise<void>;
  /** Those that are not over, of a member whose account is being deleted. */
  unsettledOf(memberId: MemberId): Promise<readonly TrustCase[]>;
}

/** Cases that go on after the member has deleted the account. */
export interface DepartureStore {
  /** Those that are open, decided or appealed, of a member whose account is being deleted. */
  leftBehind(memberId: MemberId): Promise<readonly TrustCase[]>;
  /** The case is nobody's from now on, found by the mailboxes alone; whom the member knew is kept. */
  depart(id: CaseId, digests: readonly string[]): Promise<void>;
  mailboxesOf(id: CaseId): Promise<readonly string[]>;
  /** A case that joins another gives it its own. */
  moveMailboxes(from: CaseId, to: CaseId): Promise<void>;
  /** The case and its decisions are about this member again. */
  returnTo(id: CaseId, memberId: MemberId): Promise<void>;
  /** Forgets the mailboxes of those that are over, and what was written in those that are nobody's; how many these were. */
  sweep(when: {
    readonly decidedBefore: Date;
    readonly appealedBefore: Date;
    readonly dismissedBefore: Date;
    readonly limit: number;
  }): Promise<number>;
}

export interface NewEvidence {
  readonly caseId: CaseId;
  readonly thing: Thing;
  readonly content: Evidence;
  readonly takenAt: Date;
}

/** A photo of evidence that still has to be copied. */
export interface PhotoCopy {
  readonly name: string;
  readonly source: string;
}

export interface HeldPhotos {
  readonly held: readonly string[];
  /** Files of the app itself, which have no record and never go. */
  readonly drawings: readonly string[];
}

export interface EvidenceStore {
  /** The newest of the thing in this case, if it has the same content. */
  same(evidence: NewEvidence, sourceHash: string): Promise<number | undefined>;
  add(evidence: NewEvidence, sourceHash: string, photos: readonly PhotoCopy[]): Promise<number>;
  /** Keeps the files of those that are still there from being removed until the transaction ends. */
  holdPhotos(names: readonly string[]): Promise<HeldPhotos>;
  photosToCopy(evidenceId: number): Promise<readonly PhotoCopy[]>;
  markCopied(name: string, at: Date): Promise<void>;
  /** Deletes what nobody can appeal any more, and returns how much, and the names of photos without evidence. */
  sweep(when: {
    readonly decidedBefore: Date;
    readonly appealedBefore: Date;
    readonly limit: number;
  }): Promise<{ readonly removed: number; readonly photos: readonly string[] }>;
  /** Deletes the evidence of the cases about a member, and all that was written in them. */
  eraseAbout(memberId: MemberId): Promise<void>;
  forgetPhotos(names: readonly string[]): Promise<void>;
}

export interface DecisionStore {
  add(
    caseId: CaseId,
    memberId: MemberId | null,
    decision: DecisionDraft & { readonly byId: MemberId | null; readonly at: Date },
  ): Promise<DecisionId>;
  find(id: DecisionId): Promise<(Decision & { caseId: CaseId; memberId: MemberId | null }) | undefined>;
  undo(id: DecisionId, at: Date): Promise<void>;
  appealOf(id: DecisionId): Promise<Appeal | undefined>;
  addAppeal(id: DecisionId, words: string, at: Date): Promise<void>;
  answerAppeal(
    id: DecisionId,
    answer: {
      readonly outcome: AppealOutcome;
      readonly words: string;
      readonly byId: MemberId | null;
      readonly at: Date;
    },
  ): Promise<void>;
}

/** What the e-mail about a decision tells. */
export interface DecisionEmailFacts extends Recipient {
  readonly decision: Decision;
}

/** What the e-mail about what reports have done before anybody has looked tells. */
export interface HiddenEmailFacts extends Recipient, DoneByWeight {}

/** What the e-mail to a reporter tells, and no more. */
export interface ReporterEmailFacts extends Recipient {
  readonly outcome: ReportOutcome;
}

export interface AppealEmailFacts extends Recipient {
  readonly outcome: AppealOutcome;
  readonly answer: string;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly caseStore: CaseStore;
    readonly decisionStore: DecisionStore;
    readonly departureStore: DepartureStore;
    readonly evidenceStore: EvidenceStore;
    /** A number from 0 up to 1. */
    readonly random: () => number;
  }
}
