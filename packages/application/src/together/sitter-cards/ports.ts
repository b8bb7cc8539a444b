import type { Child } from '@nestmates/domain/members/children/child.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Swap, SwapId } from '@nestmates/domain/together/swaps/swap.ts';

/** A card is kept encrypted. */
export interface SealedCard {
  readonly childId: ChildId;
  readonly sealed: string;
  readonly changedAt: Date;
}

interface CardOpening {
  readonly at: Date;
  /** Null where the mother does not see the one who opened it any more. */
  readonly by: PersonSummary | null;
}

export interface CardOfChild {
  readonly card: SealedCard | null;
  /** The last first, some fifty at most. */
  readonly openings: readonly CardOpening[];
}

/** The cards that go along with a swap, as they are now. */
export interface CardsOfSwap {
  readonly swap: Pick<Swap, 'status' | 'date' | 'until' | 'hasEnd' | 'emergencyContact'>;
  readonly requester: PersonSummary;
  readonly cards: readonly (Pick<Child, 'gender' | 'age'> & {
    readonly childId: ChildId;
    readonly name: string | null;
    readonly sealed: string;
  })[];
}

export interface OpenedCardsOfSwap extends CardsOfSwap {
  /** Whether any of them was noted as opened by this read: those of the same time count once. */
  readonly isNoted: boolean;
}

export interface SitterCardStore {
  /** Which of the member's children have one, in the order of the children. */
  listOf(me: MemberId): Promise<readonly Omit<SealedCard, 'sealed'>[]>;
  /** Undefined if the child is not the member's. */
  find(me: MemberId, childId: ChildId, openedSince: Date): Promise<CardOfChild | undefined>;
  /** False if the child is not the member's. */
  save(me: MemberId, card: SealedCard): Promise<boolean>;
  /** Also from the member's swaps. False if the child is not the member's. */
  remove(me: MemberId, childId: ChildId): Promise<boolean>;
  /**
   * Undefined if it is not the member who was asked, that one is banned, or the two may not see each other, whereof what has
   * restricted them since the swap began does not count. With a time they are noted as opened, in the same statement.
   */
  ofSwap(
    swapId: SwapId,
    recipientId: MemberId,
    now: Date,
    openedAt?: Date,
  ): Promise<OpenedCardsOfSwap | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sitterCardStore: SitterCardStore;
  }
}
