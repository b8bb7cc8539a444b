import type { Restriction, RestrictionSpan } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SharedLimit } from './shared-limit-ports.ts';

/** A decision, or the weight of reports. */
export type HiddenBy = { readonly decisionId: number } | 'weight';

/** Also the weight of a case about another account of the same mailbox. */
export type RestrictedBy = HiddenBy | { readonly caseId: number };

/** One of which the member is told at that time; without one at once. */
export interface ToldRestriction extends Restriction {
  readonly toldAt?: Date | undefined;
}

/** One that a decision has made. */
export interface DecidedRestriction extends Restriction {
  readonly decisionId: number;
}

/** Something that is shown; `id` as text. */
export interface HiddenThing {
  readonly kind: string;
  readonly id: string;
  readonly memberId: MemberId;
}

export interface HiddenState extends HiddenThing {
  readonly why: 'by-weight' | 'removed';
}

export interface RestrictionStore {
  /** So that what restricts the member changes one after another. */
  lockMember(memberId: MemberId): Promise<void>;
  spansOf(memberId: MemberId): Promise<readonly RestrictionSpan[]>;
  /**
   * A decision does so once. Nothing happens where the weight of reports restricts the member already. Without `toldAt`
   * the member is told at once. Says whether anything happened.
   */
  add(
    memberId: MemberId,
    restriction: Restriction,
    by: RestrictedBy,
    from: Date,
    toldAt?: Date,
  ): Promise<boolean>;
  /** What decisions restrict the member by at this time. */
  decidedAbout(memberId: MemberId, now: Date): Promise<readonly DecidedRestriction[]>;
  /** Also accounts that were opened for the same mailbox later. */
  membersRestrictedBy(decisionId: number): Promise<readonly MemberId[]>;
  /** Whether there was one. */
  lift(memberId: MemberId, by: RestrictedBy, at: Date): Promise<boolean>;
  /** Those that keep the member away and began by then cannot be taken back by a tap any more. */
  settle(memberId: MemberId, begunBy: Date, at: Date): Promise<void>;
  isSettled(memberId: MemberId, by: RestrictedBy): Promise<boolean>;
  /** What every read and call asks. */
  setCurrent(memberId: MemberId, restriction: ToldRestriction | undefined): Promise<void>;
  current(memberId: MemberId): Promise<Restriction | undefined>;
  /** One that a decision has removed stays removed. Without `toldAt` the author is told at once. */
  hide(things: readonly HiddenThing[], by: HiddenBy, at: Date, toldAt?: Date): Promise<void>;
  show(things: readonly Pick<HiddenThing, 'kind' | 'id'>[], by: HiddenBy): Promise<void>;
  hiddenOf(memberId: MemberId): Promise<readonly HiddenState[]>;
}

export interface BannedEmails {
  /** Has effect once for each decision. */
  add(digest: string, decisionId: number, until: Date): Promise<void>;
  /** Releases the bans of the decision, and those of these mailboxes whose decision is not known. */
  release(decisionId: number, digests: readonly string[]): Promise<void>;
  includes(digest: string, now: Date): Promise<boolean>;
  /** The digest of an e-mail that the member’s account had until now. */
  addFormer(memberId: MemberId, digest: string, until: Date): Promise<void>;
  formerOf(memberId: MemberId): Promise<readonly string[]>;
}

/** What is kept against a mailbox, of what has not ended. */
export interface KeptAgainst {
  /** Whether an account was shown to have the mailbox, or to have had it before. */
  readonly hasAccount: boolean;
  readonly isBanned: boolean;
  readonly decided: readonly DecidedRestriction[];
  /** Cases about whoever had this mailbox and has left. */
  readonly caseIds: readonly number[];
  readonly limits: readonly SharedLimit[];
}

/** Knows of it when somebody has a mailbox again against which cases are kept; with the member locked. */
export interface ReturnObserver {
  /** Those that are about the member from now on. */
  returned(memberId: MemberId, caseIds: readonly number[]): Promise<readonly number[]>;
}

/** Knows of it before an account has another mailbox, as its owner has shown; with the member locked. */
export interface MailboxObserver {
  mailboxShown(memberId: MemberId, digest: string): Promise<void>;
}

/** Limits and suspensions as they are kept against mailboxes. */
export interface RestrictedMailboxStore {
  /** Has effect once for each decision. */
  keep(digest: string, restriction: DecidedRestriction, keptUntil: Date): Promise<void>;
  release(decisionId: number): Promise<void>;
  /**
   * Locks until the transaction ends: whoever keeps something against a mailbox, and whoever takes it, come one after
   * the other, and so the later finds what the other did.
   */
  lock(digests: readonly string[]): Promise<void>;
  /** The account has this mailbox from now on, as its owner has shown; whether this was not known before. */
  note(memberId: MemberId, digest: string): Promise<boolean>;
  mailboxOf(memberId: MemberId): Promise<string | undefined>;
  /** The accounts that have one of these mailboxes. */
  accountsOf(digests: readonly string[]): Promise<readonly MemberId[]>;
  /** Reads in one statement, with the bans of `BannedEmails`. */
  keptAgainst(digest: string, now: Date): Promise<KeptAgainst>;
}

/**
 * What a feature does about a member who is suspended or banned, in a transaction that has locked the member; what takes
 * locks of its own, or asks others, is a job. Each does nothing when it is done already.
 */
export interface AwayFollower {
  /** Does at once what can be brought back. */
  wentAway?(memberId: MemberId): Promise<void>;
  /** Once the decision cannot be taken back by a tap any more: what nothing brings back. */
  staysAway?(memberId: MemberId): Promise<void>;
  /** It has ended, or was taken back. */
  cameBack?(memberId: MemberId): Promise<void>;
}

/** What a feature does once something of a kind is hidden. */
export interface HiddenFollower {
  readonly kind: string;
  /** Does nothing when it is done already. */
  wasHidden(id: string): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly restrictionStore: RestrictionStore;
    readonly restrictedMailboxStore: RestrictedMailboxStore;
    readonly mailboxObservers: MailboxObserver;
    readonly returnObservers: ReturnObserver;
    readonly bannedEmails: BannedEmails;
    readonly hiddenFollowers: HiddenFollower;
    readonly awayFollowers: AwayFollower;
  }
}
