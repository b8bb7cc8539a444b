import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import type {
  CardOfChild,
  OpenedCardsOfSwap,
  SealedCard,
  SitterCardStore,
} from '../../src/together/sitter-cards/ports.ts';
import { summaryOf } from '../a-member.ts';
import type { MemoryPairs } from './memory-pairs.ts';
import type { CardOpening, MemorySwaps } from './memory-swaps.ts';

/** Sitter cards in memory, beside the swaps that they go along with. */
export class MemorySitterCards implements SitterCardStore {
  readonly #pairs: MemoryPairs;
  readonly #swaps: MemorySwaps;
  constructor(pairs: MemoryPairs, swaps: MemorySwaps) {
    this.#pairs = pairs;
    this.#swaps = swaps;
  }

  async listOf(me: MemberId): Promise<readonly Omit<SealedCard, 'sealed'>[]> {
    return this.#childrenOf(me).flatMap(({ id }) => {
      const card = this.#swaps.cards.get(id);
      return card ? [{ childId: id, changedAt: card.changedAt }] : [];
    });
  }

  async find(me: MemberId, childId: ChildId, openedSince: Date): Promise<CardOfChild | undefined> {
    if (!this.#isOwn(me, childId)) return undefined;
    const openings = this.#swaps.openings
      .filter(({ childIds, at }) => childIds.includes(childId) && at >= openedSince)
      .toSorted((one, other) => +other.at - +one.at)
      .map(({ at, by }) => {
        const person = this.#pairs.isBlocked(me, by) ? undefined : this.#pairs.people.get(by);
        return { at, by: person ? summaryOf(person) : null };
      });
    return { card: this.#swaps.cards.get(childId) ?? null, openings };
  }

  async save(me: MemberId, card: SealedCard): Promise<boolean> {
    if (!this.#isOwn(me, card.childId)) return false;
    this.#swaps.cards.set(card.childId, card);
    return true;
  }

  async remove(me: MemberId, childId: ChildId): Promise<boolean> {
    if (!this.#isOwn(me, childId)) return false;
    this.#swaps.removeCard(childId);
    return true;
  }

  async ofSwap(
    swapId: SwapId,
    recipientId: MemberId,
    _now: Date,
    openedAt?: Date,
  ): Promise<OpenedCardsOfSwap | undefined> {
    const swap = this.#swaps.all.find((one) => one.id === swapId && one.recipientId === recipientId);
    const requester = swap && this.#pairs.people.get(swap.requesterId);
    if (!requester || this.#pairs.isBlocked(recipientId, requester.id)) return undefined;
    const cards = requester.children.flatMap(({ id, gender, age }) => {
      const card = swap.cardChildIds.includes(id) ? this.#swaps.cards.get(id) : undefined;
      return card ? [{ childId: id, name: null, gender, age, sealed: card.sealed }] : [];
    });
    const { status, date, until, hasEnd, emergencyContact } = swap;
    const childIds = cards.map(({ childId }) => childId);
    const isNoted =
      openedAt !== undefined && this.#noteOpening({ swapId, childIds, by: recipientId, at: openedAt });
    return {
      swap: { status, date, until, hasEnd, emergencyContact },
      requester: summaryOf(requester),
      cards,
      isNoted,
    };
  }

  #noteOpening(opening: CardOpening): boolean {
    const { childIds, by, at } = opening;
    const isNoted = (childId: ChildId) =>
      this.#swaps.openings.some((one) => one.by === by && +one.at === +at && one.childIds.includes(childId));
    const noted = childIds.filter((id) => !isNoted(id));
    this.#swaps.openings.push({ ...opening, childIds: noted });
    return noted.length > 0;
  }

  #childrenOf(me: MemberId) {
    return this.#pairs.people.get(me)?.children ?? [];
  }

  #isOwn(me: MemberId, childId: ChildId): boolean {
    return this.#childrenOf(me).some(({ id }) => id === childId);
  }
}
