import type { ChildId, Id, MemberId } from '@nestmates/domain/shared/ids.ts';
import type { PendingSwap, SettledSwap, Swap, SwapId, SwapParty } from '@nestmates/domain/swaps/swap.ts';
import type { PageRequest, TimeCursor } from '../contract/paging.ts';
import type { ChildChipView } from '../matching/person-view.ts';

/** The other member, as a list entry shows her. */
export interface SwapPartner {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

/** A swap with what is shown about it, seen by one of the two. */
export interface SwapRow {
  readonly swap: Swap;
  readonly other: SwapPartner;
  /** Those of the children who are still in their mother's profile. */
  readonly children: readonly ChildChipView[];
}

export interface PagedSwap extends SwapRow {
  readonly cursor: TimeCursor;
}

/** What a new swap needs to know about the two. */
export interface SwapContext {
  readonly matchId: Id<'match'>;
  readonly other: SwapPartner;
  /** The requester's children, in the order in which she entered them. */
  readonly children: readonly (ChildChipView & { readonly id: ChildId })[];
}

export type SwapRequest = Omit<PendingSwap, 'id' | 'status'> & { readonly matchId: Id<'match'> };

export interface SwapStore {
  /**
   * Called with the pair's lock held. Undefined if the two are not connected, or one of them has just deleted
   * her account.
   */
  context(me: MemberId, other: MemberId): Promise<SwapContext | undefined>;
  /** Undefined if she has already requested this time and the request is pending. */
  add(request: SwapRequest): Promise<PendingSwap | undefined>;
  /** The swap, with the lock of its pair held. Undefined if it is not hers, or she may not see the other. */
  lock(id: SwapId, me: MemberId): Promise<SwapRow | undefined>;
  settle(swap: SettledSwap, expectedStatus: Swap['status']): Promise<void>;
}

/** What a letter about a swap needs. */
export interface SwapLetterData {
  readonly memberId: MemberId;
  readonly to: string;
  readonly firstName: string | null;
  readonly otherName: string | null;
  readonly date: Date;
}

export interface SwapQueries {
  /** Sent and received, beginning after `from`, soonest first. */
  swapsOf(
    me: MemberId,
    which: { readonly status: Swap['status']; readonly from: Date },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedSwap[]>;
  /**
   * Undefined if the swap has another status by now, begins before `from`, or one of the two may not see the
   * other.
   */
  letterDataOf(
    id: SwapId,
    which: { readonly status: Swap['status']; readonly party: SwapParty; readonly from: Date },
  ): Promise<SwapLetterData | undefined>;
}
