import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';

export interface BlockedRow {
  readonly userId: MemberId;
  readonly firstName: string | null;
  readonly blockedAt: Date;
  readonly cursor: TimeCursor;
}

/** An account, and the browsers and addresses in which it is used, as digests. */
export interface TracedAccount {
  readonly memberId: MemberId;
  readonly emailDigest: string;
  readonly traces: readonly string[];
  /** Which of them is of the browser. */
  readonly browser: string | null;
}

export interface KeptBlockStore {
  noteTraces(account: TracedAccount, at: Date): Promise<void>;
  /**
   * Notes them too, and blocks a new account for those who have blocked whom it may belong to, except for their
   * connections. Gives those for whom it was not blocked before.
   */
  carryOver(
    account: TracedAccount,
    when: { readonly at: Date; readonly tracesSince: Date },
  ): Promise<readonly MemberId[]>;
  /** Undefined if nobody has blocked the member by a tap. */
  emailOfBlocked(memberId: MemberId): Promise<string | undefined>;
  /**
   * Keeps the blocks before the account is deleted; a browser or an address is kept until the time that its last use
   * gives.
   */
  keep(memberId: MemberId, emailDigest: string, until: (usedAt: Date) => Date): Promise<void>;
}

export interface BlockStore {
  /**
   * Whether the two have had something to do with each other after `since`, whatever has become of it: by a connection, a
   * request, a thread or a check-in at one place.
   */
  hadToDo(me: MemberId, other: MemberId, since: Date): Promise<boolean>;
  /**
   * Blocks with the other the new accounts in a browser or at an address of theirs, except for connections of the one who
   * blocks. `paying` are those of whom one may be about to pay the other: whoever is blocked by a trace is not locked, and
   * may be beginning to in this moment.
   */
  add(me: MemberId, other: MemberId, at: Date): Promise<{ readonly paying: readonly MemberId[] }>;
  /**
   * False if there was no block. What was blocked for having a browser or an address of the member's is free again,
   * too.
   */
  remove(me: MemberId, other: MemberId, emailDigest: string): Promise<boolean>;
  /** Whom the member has blocked, newest first. */
  blocksOf(me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly BlockedRow[]>;
}

/** What is closed where one of two is about to pay the other. */
export interface PayingFollower {
  /** Either of each two has blocked the other, by a tap or because of what somebody blocked has used. */
  wereBlocked(member: MemberId, others: readonly MemberId[]): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly blockStore: BlockStore;
    readonly keptBlockStore: KeptBlockStore;
    readonly payingFollowers: PayingFollower;
  }
}
