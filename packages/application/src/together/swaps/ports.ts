import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { ChildId, Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OwnedPlace } from '@nestmates/domain/together/plans/plan-place.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import type {
  ConfirmedSwap,
  PendingSwap,
  SettledSwap,
  Swap,
  SwapId,
  SwapOutcome,
  SwapParty,
} from '@nestmates/domain/together/swaps/swap.ts';
import type { OpenSwap } from '@nestmates/domain/together/swaps/swap-time.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { NamedChild } from '../plans/plan-view.ts';

/** A swap with what is shown about it, seen by one of the two. Its sitter cards are those that are there. */
export interface SwapRow {
  readonly swap: Swap;
  readonly other: PersonSummary;
  /** Whether the other is suspended or banned. */
  readonly otherIsAway: boolean;
  /** Those of the children who are still in their mother's profile. */
  readonly children: readonly NamedChild[];
  /** Those of the recipient's children who come along, or would to a suggested time, and are still in their mother's profile. */
  readonly recipientChildren: readonly NamedChild[];
  /** When the recipient last opened its sitter cards. */
  readonly cardsOpenedAt: Date | null;
}

export interface PagedSwap extends SwapRow {
  readonly cursor: TimeCursor;
}

export interface LockedSwap extends SwapRow {
  /** The first name of the member who has locked it, and that member's own children. */
  readonly myName: string | null;
  readonly myChildren: readonly NamedChild[];
}

/** What a new swap needs to know about the two. */
export interface SwapContext {
  readonly matchId: Id<'match'>;
  readonly other: PersonSummary;
  /** The first name of the requester. */
  readonly myName: string | null;
  /** The requester's children, in the order in which they entered them. */
  readonly children: readonly NamedChild[];
}

export type SwapRequest = Omit<PendingSwap, 'id' | 'status'> & { readonly matchId: Id<'match'> };

export interface SwapStore {
  /** Undefined if the two are not connected. Stable while the pair is locked. */
  context(me: MemberId, other: MemberId): Promise<SwapContext | undefined>;
  /** Undefined if the member has already requested this time and the request is pending. */
  add(request: SwapRequest): Promise<PendingSwap | undefined>;
  /**
   * The swap, with the lock of its pair held as by `Pairs.lock`. Undefined if it is not the member's, or they may not
   * see the other.
   */
  lock(id: SwapId, me: MemberId): Promise<LockedSwap | undefined>;
  settle(swap: SettledSwap, expectedStatus: Swap['status']): Promise<void>;
  /** The time of an arranged swap, and the time that is proposed for it or suggested for a request. */
  saveTime(swap: OpenSwap): Promise<void>;
  saveOutcomes(swap: ConfirmedSwap): Promise<void>;
  /** The member's children who have a sitter card, each of which stays until the transaction ends. */
  lockCards(me: MemberId): Promise<readonly ChildId[]>;
  /** Whose sitter cards go along. */
  saveCards(swap: Swap): Promise<void>;
  /**
   * One more swap that happened, for both of the two; once for a day of `countedOn`, also if they part meanwhile.
   */
  countKept(swap: ConfirmedSwap): Promise<void>;
}

export interface OpenSwaps {
  /** The member's, while they are listed. */
  openOf(memberId: MemberId, now: Date): Promise<readonly SwapId[]>;
}

/** What an e-mail about a swap needs. */
export interface SwapEmailData extends Recipient {
  readonly otherId: MemberId;
  readonly otherName: string | null;
  readonly date: Date;
  readonly until: Date;
  readonly hasEnd: boolean;
  /** The beginning of the last time that was asked for, or is suggested. */
  readonly lapsesAt: Date;
  /** All that were asked for; that of an arranged swap alone. */
  readonly times: readonly PlanTime[];
  readonly place: OwnedPlace | null;
  readonly proposed: PlanTime | null;
  /** How many of the recipient's children come along, to what is proposed or arranged. */
  readonly broughtCount: number;
  /** What the member has said of it afterwards. */
  readonly outcome: SwapOutcome | null;
  /** The clock by which the member's evening is meant. */
  readonly timeZone: string;
}

/** Leaving their list after `from`, and not after `until`: pending ones when they lapse, the others at their end. */
export interface ListedSwaps {
  readonly status: Swap['status'];
  readonly from: Date;
  readonly until?: Date;
}

/** A swap and one of the children that are named in it. */
export interface ChildSwap extends PlanTime {
  readonly childId: ChildId;
  readonly swapId: SwapId;
  readonly status: 'pending' | 'confirmed';
  readonly other: PersonSummary;
}

/** Milliseconds. */
export interface GivenAndGot {
  readonly given: number;
  readonly got: number;
}

export interface SwapQueries {
  /** Sent and received, soonest first. */
  swapsOf(me: MemberId, which: ListedSwaps, page: PageRequest<TimeCursor>): Promise<readonly PagedSwap[]>;
  /** The next few swaps that each of the member's children is named in, the soonest first. */
  swapsOfChildren(me: MemberId, now: Date): Promise<readonly ChildSwap[]>;
  /** How long the member looked after children of others and others after theirs, where both said that it happened. */
  timeGivenAndGot(me: MemberId): Promise<GivenAndGot>;
  /** How many swaps of two who are connected both said to have happened, whoever asked. */
  doneBetween(me: MemberId, other: MemberId): Promise<number>;
  /** Undefined if the swap has another status by now, or one of the two may not see the other. */
  emailDataOf(
    id: SwapId,
    which: { readonly status: Swap['status']; readonly party: SwapParty },
  ): Promise<SwapEmailData | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly swapQueries: SwapQueries;
    readonly openSwaps: OpenSwaps;
    readonly swapStore: SwapStore;
  }
}
