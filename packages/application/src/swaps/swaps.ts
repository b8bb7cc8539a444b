import { emailUnverified } from '@nestmates/domain/accounts/email-verification.ts';
import { requireOtherMember, requireVisible } from '@nestmates/domain/pairs/visibility.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { Id, MemberId } from '@nestmates/domain/shared/ids.ts';
import {
  cancelSwap,
  confirmSwap,
  declineSwap,
  partyOf,
  type SettledSwap,
  type Swap,
  type SwapId,
  type SwapOutcome,
  type SwapParty,
  type SwapResponse,
  swapAlreadyRequested,
  swapNotFound,
} from '@nestmates/domain/swaps/swap.ts';
import { calendarEventsOf } from '@nestmates/domain/swaps/swap-calendar-events.ts';
import {
  askedAbout,
  bothAnswered,
  contactKeptSince,
  isKept,
  reportOutcome,
} from '@nestmates/domain/swaps/swap-outcome.ts';
import {
  listedSince,
  requireConnected,
  requireOwnChildren,
  requireSwapTime,
} from '@nestmates/domain/swaps/swap-rules.ts';
import type { CalendarStore } from '../calendar/ports.ts';
import type { Confirmation } from '../contract/fields.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../contract/paging.ts';
import type { Letters } from '../letters/letters.ts';
import type { Events } from '../live/ports.ts';
import type { Pairs } from '../pairs/ports.ts';
import { nameOf, viewOfSummary } from '../people/person-view.ts';
import type { Caller } from '../shared/caller.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { ChildSwapView, SwapForm, SwapView } from './contract.ts';
import { letterAbout, type SwapLetter, swapLetters } from './letters.ts';
import type { ListedSwaps, LockedSwap, SwapQueries, SwapRow, SwapStore } from './ports.ts';
import { viewOfSwap } from './swap-view.ts';

export interface SwapsDeps {
  readonly store: SwapStore;
  readonly queries: SwapQueries;
  readonly pairs: Pick<Pairs, 'lock'>;
  readonly calendar: CalendarStore;
  readonly events: Events;
  readonly letters: Pick<Letters, 'send'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

type ListedStatus = 'pending' | 'confirmed';
type SwapRequestForm = SwapForm & { readonly recipientId: MemberId; readonly matchId: Id<'match'> };

export class Swaps {
  readonly #deps: SwapsDeps;
  constructor(deps: SwapsDeps) {
    this.#deps = deps;
  }

  pending(by: Caller, page: PageRequest<TimeCursor>): Promise<Page<SwapView>> {
    return this.#list(by, this.#listed('pending'), page);
  }

  confirmed(by: Caller, page: PageRequest<TimeCursor>): Promise<Page<SwapView>> {
    return this.#list(by, this.#listed('confirmed'), page);
  }

  past(by: Caller, page: PageRequest<TimeCursor>): Promise<Page<SwapView>> {
    return this.#list(by, { status: 'confirmed', ...askedAbout(this.#deps.clock.now()) }, page);
  }

  async ofChildren(by: Caller): Promise<readonly ChildSwapView[]> {
    const { queries, clock } = this.#deps;
    const now = clock.now();
    const from = { pending: listedSince('pending', now), confirmed: listedSince('confirmed', now) };
    const found = await queries.swapsOfChildren(by.id, from);
    return found.map(({ date, other, ...swap }) => ({
      ...swap,
      date: date.toISOString(),
      user: viewOfSummary(other),
    }));
  }

  async request(by: Caller, { recipientId, matchId, ...form }: SwapRequestForm): Promise<SwapView> {
    const { store, pairs, transaction, clock } = this.#deps;
    const { location, emergencyContact, notes } = form;
    const [date, childIds] = [new Date(form.date), [...new Set(form.childIds)]];
    requireOtherMember(by.id, recipientId, 'recipientId', 'You cannot ask yourself for a swap.');
    requireSwapTime(date, clock.now());
    return transaction.run(async () => {
      requireConnected(requireVisible(await pairs.lock(by.id, recipientId)));
      const context = await store.context(by.id, recipientId);
      if (context?.matchId !== matchId) throw notFound('We could not find this connection.');
      const { other, children: ownChildren } = context;
      requireOwnChildren(
        childIds,
        ownChildren.map(({ id }) => id),
      );
      const swap = await store.add({
        requesterId: by.id,
        recipientId,
        matchId,
        createdAt: clock.now(),
        date,
        location,
        childIds,
        emergencyContact,
        notes: notes || null,
      });
      if (!swap) throw swapAlreadyRequested();
      await this.#notify(swap, swapLetters.asked);
      return viewOfSwap(
        { swap, other, children: ownChildren.filter(({ id }) => childIds.includes(id)) },
        by.id,
      );
    });
  }

  async respond(
    by: Caller,
    { swapId, response }: { swapId: SwapId; response: SwapResponse },
  ): Promise<SwapView> {
    const { calendar, transaction, clock } = this.#deps;
    // To say no is always open to her.
    if (response === 'confirmed' && by.mustVerifyEmail) throw emailUnverified();
    return transaction.run(async () => {
      const { party, ...row } = await this.#lock(swapId, by);
      const at = clock.now();
      if (response === 'declined') return this.#settle(by, row, declineSwap(row.swap, party, at));
      const confirmed = confirmSwap(row.swap, party, at);
      const view = await this.#settle(by, row, confirmed);
      const names = new Map([
        [by.id, nameOf({ firstName: row.myName })],
        [row.other.id, nameOf(row.other)],
      ]);
      await calendar.addSwap(swapId, calendarEventsOf(confirmed, names), at);
      return view;
    });
  }

  cancel(by: Caller, { swapId }: { swapId: SwapId }): Promise<Confirmation> {
    const { calendar, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { party, ...row } = await this.#lock(swapId, by);
      await this.#settle(by, row, cancelSwap(row.swap, party, clock.now()));
      if (row.swap.status === 'confirmed') await calendar.removeSwap(swapId);
      return { message: 'Swap cancelled' };
    });
  }

  /** Whether a swap happened. The first answer is told to nobody else. */
  outcome(
    by: Caller,
    { swapId, outcome }: { readonly swapId: SwapId; readonly outcome: SwapOutcome },
  ): Promise<SwapView> {
    const { store, events, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const { party, ...row } = await this.#lock(swapId, by);
      const swap = reportOutcome(row.swap, party, outcome, clock.now());
      await store.saveOutcomes(swap);
      if (isKept(swap)) await store.countKept(swap);
      await events.announce([by.id], { type: 'swap', userId: row.other.id });
      if (bothAnswered(swap)) await events.announce([row.other.id], { type: 'swap', userId: by.id });
      return viewOfSwap({ ...row, swap }, by.id);
    });
  }

  /** Nobody needs them once the swap is over. */
  removeContacts(): Promise<void> {
    const { store, clock } = this.#deps;
    return store.removeContacts(contactKeptSince(clock.now()));
  }

  #listed(status: ListedStatus): ListedSwaps {
    return { status, from: listedSince(status, this.#deps.clock.now()) };
  }

  async #list(
    by: Caller,
    which: ListedSwaps,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<Page<SwapView>> {
    const { queries } = this.#deps;
    const found = await queries.swapsOf(by.id, which, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOfSwap(row, by.id)) };
  }

  async #lock(id: SwapId, by: Caller): Promise<LockedSwap & { readonly party: SwapParty }> {
    const row = await this.#deps.store.lock(id, by.id);
    if (!row) throw swapNotFound();
    return { ...row, party: partyOf(row.swap, by.id) };
  }

  async #settle(by: Caller, row: SwapRow, swap: SettledSwap): Promise<SwapView> {
    await this.#deps.store.settle(swap, row.swap.status);
    await this.#notify(swap, letterAbout(swap, row.swap.status));
    return viewOfSwap({ ...row, swap }, by.id);
  }

  /** Events for both, and a letter to the one who did not make the change. */
  async #notify({ id, requesterId, recipientId }: Swap, letter: SwapLetter): Promise<void> {
    const { events, letters } = this.#deps;
    await events.announce([requesterId], { type: 'swap', userId: recipientId });
    await events.announce([recipientId], { type: 'swap', userId: requesterId });
    await letters.send(letter, { swapId: id });
  }
}
