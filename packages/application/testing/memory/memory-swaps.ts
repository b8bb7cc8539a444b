import type { ChildId, Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { clockOf } from '@nestmates/domain/together/calendar/reminder.ts';
import {
  type ConfirmedSwap,
  lapsesAt,
  type PendingSwap,
  type SettledSwap,
  type Swap,
  type SwapId,
  timesAskedFor,
} from '@nestmates/domain/together/swaps/swap.ts';
import { countedOn, outcomesFor } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import { listedUntil } from '@nestmates/domain/together/swaps/swap-rules.ts';
import type { OpenSwap } from '@nestmates/domain/together/swaps/swap-time.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import type { SealedCard } from '../../src/together/sitter-cards/ports.ts';
import type {
  ChildSwap,
  GivenAndGot,
  ListedSwaps,
  LockedSwap,
  PagedSwap,
  SwapContext,
  SwapEmailData,
  SwapQueries,
  SwapRequest,
  SwapRow,
  SwapStore,
} from '../../src/together/swaps/ports.ts';
import { summaryOf } from '../a-member.ts';
import type { MemoryPairs } from './memory-pairs.ts';
import { cursorOf, pageOfSoonest } from './memory-time-cursor.ts';
import { chipsOf, isKept, isSamePair, suggestedChildren } from './swap-facts.ts';

interface StoredSwap {
  readonly matchId: Id<'match'>;
  readonly swap: Swap;
}

export interface CardOpening {
  readonly swapId: SwapId;
  readonly childIds: readonly ChildId[];
  readonly by: MemberId;
  readonly at: Date;
}

/** Swaps in memory; they end with the connection of the two. */
export class MemorySwaps implements SwapStore, SwapQueries {
  readonly #pairs: MemoryPairs;
  /** The sitter cards, and who has opened them. */
  readonly cards = new Map<ChildId, SealedCard>();
  readonly openings: CardOpening[] = [];
  readonly stored = new Map<SwapId, StoredSwap>();
  #nextId = 1;
  /** Which two, and when. */
  readonly countedDays = new Map<string, Date>();
  /** How many swaps of each member have happened. */
  readonly kept = new Map<MemberId, number>();
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  get all(): readonly Swap[] {
    const connected = this.#pairs.connections.map(({ matchId }) => matchId);
    return [...this.stored.values()]
      .filter(({ matchId }) => connected.includes(matchId))
      .map(({ swap }) => swap);
  }

  async context(me: MemberId, otherId: MemberId): Promise<SwapContext | undefined> {
    const connection = this.#pairs.connection(me, otherId);
    const [own, other] = [me, otherId].map((id) => this.#pairs.people.get(id));
    if (!connection || !own || !other) return undefined;
    const { matchId } = connection;
    return { matchId, other: summaryOf(other), myName: own.firstName, children: chipsOf(own) };
  }

  async add({ matchId, ...request }: SwapRequest): Promise<PendingSwap | undefined> {
    const { requesterId, recipientId, date } = request;
    const same = this.all.find(
      (swap) =>
        swap.status === 'pending' &&
        swap.requesterId === requesterId &&
        swap.recipientId === recipientId &&
        swap.date.getTime() === date.getTime(),
    );
    if (same) return undefined;
    const swap = { ...request, id: this.#nextId++, status: 'pending' } as const;
    this.stored.set(swap.id, { matchId, swap });
    return swap;
  }

  async lock(id: SwapId, me: MemberId): Promise<LockedSwap | undefined> {
    const found = this.all.find((swap) => swap.id === id);
    if (found) this.#pairs.lockPair(found.requesterId, found.recipientId);
    const row = this.#rowOf(found, me);
    const mine = this.#pairs.people.get(me);
    return row && { ...row, myName: mine?.firstName ?? null, myChildren: mine ? chipsOf(mine) : [] };
  }

  /** Fails like the database when the swap has another status by now. */
  async settle(settled: SettledSwap, expectedStatus: Swap['status']): Promise<void> {
    const found = this.all.find(({ id, status }) => id === settled.id && status === expectedStatus);
    if (!found) throw new Error(`Swap ${settled.id} is not ${expectedStatus}`);
    this.#put(settled);
  }

  async saveTime(swap: OpenSwap): Promise<void> {
    await this.saveCards(swap);
  }

  async saveOutcomes(swap: ConfirmedSwap): Promise<void> {
    const found = this.all.find(({ id }) => id === swap.id);
    if (found?.status !== 'confirmed') throw new Error(`There is no confirmed swap ${swap.id}`);
    this.#put(swap);
  }

  async lockCards(me: MemberId): Promise<readonly ChildId[]> {
    const own = this.#pairs.people.get(me)?.children ?? [];
    return own.map(({ id }) => id).filter((id) => this.cards.has(id));
  }

  async saveCards(swap: Swap): Promise<void> {
    const found = this.all.find(({ id, status }) => id === swap.id && status === swap.status);
    if (!found) throw new Error(`Swap ${swap.id} is not ${swap.status}`);
    this.#put(swap);
  }

  /** Takes it from every swap that it goes along with. */
  removeCard(childId: ChildId): void {
    this.cards.delete(childId);
    for (const { swap } of this.stored.values()) {
      const cardChildIds = swap.cardChildIds.filter((id) => id !== childId);
      if (cardChildIds.length < swap.cardChildIds.length) this.#put({ ...swap, cardChildIds });
    }
  }

  async countKept(swap: ConfirmedSwap): Promise<void> {
    const { requesterId, recipientId } = swap;
    const day = `${[requesterId, recipientId].toSorted((one, other) => one - other)} ${countedOn(swap)}`;
    if (this.countedDays.has(day)) return;
    this.countedDays.set(day, swap.date);
    for (const id of [requesterId, recipientId]) this.kept.set(id, (this.kept.get(id) ?? 0) + 1);
  }

  async swapsOf(
    me: MemberId,
    { status, from, until }: ListedSwaps,
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedSwap[]> {
    const listed = this.all
      .filter((swap) => swap.status === status && listedUntil(swap) > from)
      .filter((swap) => !until || listedUntil(swap) <= until)
      .flatMap((swap) => {
        const row = this.#rowOf(swap, me);
        return row ? [{ ...row, cursor: cursorOf(swap.date, swap.id) }] : [];
      });
    return pageOfSoonest(listed, page);
  }

  async swapsOfChildren(me: MemberId, now: Date): Promise<readonly ChildSwap[]> {
    return this.all.flatMap((swap) => {
      const { id: swapId, status, date, until, requesterId, childIds } = swap;
      if ((status !== 'pending' && status !== 'confirmed') || listedUntil(swap) <= now) return [];
      const row = requesterId === me ? this.#rowOf(swap, me) : undefined;
      return row
        ? childIds.map((childId) => ({ childId, swapId, status, date, until, other: row.other }))
        : [];
    });
  }

  async doneBetween(me: MemberId, other: MemberId): Promise<number> {
    return this.all.filter(
      (swap) => isKept(swap) && isSamePair([me, other], [swap.requesterId, swap.recipientId]),
    ).length;
  }

  async timeGivenAndGot(me: MemberId): Promise<GivenAndGot> {
    const kept = this.all.filter(isKept);
    const lengthOf = (party: 'requesterId' | 'recipientId') =>
      kept
        .filter((swap) => swap[party] === me)
        .reduce((sum, { date, until }) => sum + until.getTime() - date.getTime(), 0);
    return { given: lengthOf('recipientId'), got: lengthOf('requesterId') };
  }

  async emailDataOf(
    id: SwapId,
    { status, party }: Parameters<SwapQueries['emailDataOf']>[1],
  ): Promise<SwapEmailData | undefined> {
    const swap = this.all.find((one) => one.id === id && one.status === status);
    if (!swap) return undefined;
    const member = this.#pairs.people.get(party === 'requester' ? swap.requesterId : swap.recipientId);
    const row = this.#rowOf(swap, member?.id);
    if (!row || !member) return undefined;
    const proposal = swap.status === 'confirmed' || swap.status === 'pending' ? swap.proposal : null;
    const proposed = proposal ? { date: proposal.date, until: proposal.until } : null;
    return {
      memberId: member.id,
      to: member.email,
      firstName: member.firstName,
      otherId: row.other.id,
      otherName: row.other.firstName,
      date: swap.date,
      until: swap.until,
      hasEnd: swap.hasEnd,
      lapsesAt: lapsesAt(swap),
      times: timesAskedFor(swap),
      place: swap.place,
      proposed,
      broughtCount: row.recipientChildren.length,
      outcome: outcomesFor(swap, party).mine,
      timeZone: clockOf({ timeZone: swap[`${party}TimeZone`], state: member.state }),
    };
  }

  #put(swap: Swap): void {
    const stored = this.stored.get(swap.id);
    if (stored) this.stored.set(swap.id, { ...stored, swap });
  }

  /** Undefined if it is not the member's, or they may not see the other. */
  #rowOf(swap: Swap | undefined, me: MemberId | undefined): SwapRow | undefined {
    if (!swap || (me !== swap.requesterId && me !== swap.recipientId)) return undefined;
    const otherId = me === swap.requesterId ? swap.recipientId : swap.requesterId;
    const [requester, recipient] = [swap.requesterId, swap.recipientId].map((id) =>
      this.#pairs.people.get(id),
    );
    const other = otherId === swap.requesterId ? requester : recipient;
    if (!requester || !recipient || !other || this.#pairs.isBlocked(me, otherId)) return undefined;
    const children = chipsOf(requester).filter(({ id }) => swap.childIds.includes(id));
    const along = 'recipientChildIds' in swap ? swap.recipientChildIds : suggestedChildren(swap);
    const recipientChildren = chipsOf(recipient).filter(({ id }) => along.includes(id));
    const cardChildIds = swap.cardChildIds.filter((id) => this.cards.has(id));
    const openings = this.openings.filter(({ swapId }) => swapId === swap.id);
    const cardsOpenedAt = openings.map(({ at }) => at).toSorted((one, two) => +two - +one)[0] ?? null;
    const shown = { ...swap, cardChildIds };
    return {
      swap: shown,
      other: summaryOf(other),
      otherIsAway: false,
      children,
      recipientChildren,
      cardsOpenedAt,
    };
  }
}
