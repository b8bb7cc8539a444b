import type { ChildId, Id, MemberId } from '@nestmates/domain/shared/ids.ts';
import type { PendingSwap, SettledSwap, Swap, SwapId, SwapParty } from '@nestmates/domain/swaps/swap.ts';
import type { PageRequest, TimeCursor } from '../contract/paging.ts';
import type { ChildChipView } from '../matching/person-view.ts';

/** The other of the two, as an entry shows her. */
export interface SwapPartner {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

/** A swap with all that is shown about it, seen from one of its two. */
export interface SwapRow {
  readonly swap: Swap;
  readonly other: SwapPartner;
  /** Those to be looked after who are still in their mother's profile. */
  readonly children: readonly ChildChipView[];
}

export interface PagedSwap extends SwapRow {
  readonly cursor: TimeCursor;
}

/** What is needed to ask a connection. */
export interface SwapContext {
  readonly matchId: Id<'match'>;
  readonly other: SwapPartner;
  /** The asker's own, in the order in which she told of them. */
  readonly children: readonly (ChildChipView & { readonly id: ChildId })[];
}

export type SwapRequest = Omit<PendingSwap, 'id' | 'status'> & { readonly matchId: Id<'match'> };

export interface SwapStore {
  /** To be asked for once what is between the two is held. Nothing if they are not connected, or one has just left. */
  context(me: MemberId, other: MemberId): Promise<SwapContext | undefined>;
  /** Nothing if she has asked her for this time already, and waits for the answer. */
  add(request: SwapRequest): Promise<PendingSwap | undefined>;
  /**
   * The swap, once what is between its two is held. Nothing if it is not hers, or she may not see the other.
   */
  lock(id: SwapId, me: MemberId): Promise<SwapRow | undefined>;
  settle(swap: SettledSwap, expectedStatus: Swap['status']): Promise<void>;
}

/** What a letter to one of the two needs. */
export interface SwapLetterData {
  readonly memberId: MemberId;
  readonly to: string;
  readonly firstName: string | null;
  readonly otherName: string | null;
  readonly date: Date;
}

export interface SwapQueries {
  /** In both directions, after that moment, the soonest first. */
  swapsOf(
    me: MemberId,
    which: { readonly status: Swap['status']; readonly from: Date },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedSwap[]>;
  /** Nothing if the swap is no longer in that status, begins before that moment, or the two must not see each other. */
  letterDataOf(
    id: SwapId,
    which: { readonly status: Swap['status']; readonly party: SwapParty; readonly from: Date },
  ): Promise<SwapLetterData | undefined>;
}
