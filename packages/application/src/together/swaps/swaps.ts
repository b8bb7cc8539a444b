import { requireOwnChildren } from '@nestmates/domain/members/children/child.ts';
import { requireOtherMember, requireVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import { emailUnverified } from '@nestmates/domain/platform/access/email-verification.ts';
import { selfieCheckRequired } from '@nestmates/domain/platform/access/selfie-check.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { ChildId, Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { placeOfMember, requirePlaceOfEither } from '@nestmates/domain/together/plans/plan-place.ts';
import { requireCards } from '@nestmates/domain/together/sitter-cards/card-choice.ts';
import {
  cancelSwap,
  confirmSwap,
  declineSwap,
  openProposal,
  otherParty,
  partyOf,
  type SettledSwap,
  type SwapAction,
  type SwapId,
  type SwapOutcome,
  type SwapResponse,
  swapAlreadyRequested,
  withTimeZone,
} from '@nestmates/domain/together/swaps/swap.ts';
import { calendarEventsOf } from '@nestmates/domain/together/swaps/swap-calendar-events.ts';
import { bothAnswered, isKept, reportOutcome } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import { requireConnected, requireSwapTimes } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { timeGiven } from '../plans/plan-fields.ts';
import type { SwapForm, SwapView } from './contract.ts';
import { emailOf } from './emails.ts';
import type { SwapRow } from './ports.ts';
import { SwapChanges } from './swap-changes.ts';
import { viewOfSwap } from './swap-view.ts';

interface FromBrowser {
  readonly timeZone?: string;
}
type SwapRequestForm = SwapForm &
  FromBrowser & { readonly recipientId: MemberId; readonly matchId: Id<'match'> };
type SwapAnswer = FromBrowser & {
  readonly swapId: SwapId;
  readonly response: SwapResponse;
  readonly time?: string;
  readonly childIds?: readonly ChildId[];
};

export class Swaps extends useCase(...SwapChanges.needs, 'pairs', 'calendarStore', 'transaction', 'clock') {
  readonly #changes = new SwapChanges(this.needs);

  async request(by: Caller, { recipientId, matchId, ...form }: SwapRequestForm): Promise<SwapView> {
    const { swapStore: store, pairs, transaction, clock } = this.needs;
    const { emergencyContact, notes, place = null } = form;
    const location = form.location ?? '';
    const [time, otherTimes] = [timeGiven(form), (form.otherTimes ?? []).map((other) => timeGiven(other))];
    const { childIds, cardChildIds = [] } = form;
    requireOtherMember(by.id, recipientId, 'recipientId', 'You cannot ask yourself for a swap.');
    if (place) requirePlaceOfEither(place, [by.id, recipientId]);
    requireSwapTimes(time, otherTimes, clock.now());
    return transaction.run(async () => {
      requireConnected(requireVisible(await pairs.lock(by.id, recipientId)));
      const context = await store.context(by.id, recipientId);
      if (context?.matchId !== matchId) throw notFound('We could not find this connection.');
      const { other, children: ownChildren } = context;
      requireOwnChildren(childIds, ownChildren);
      const withCards = cardChildIds.length > 0 ? await store.lockCards(by.id) : [];
      requireCards(cardChildIds, { childIds, withCards });
      const swap = await store.add({
        requesterId: by.id,
        recipientId,
        matchId,
        createdAt: clock.now(),
        ...time,
        hasEnd: true,
        otherTimes,
        place,
        location: location || placeOfMember(place?.of === by.id ? context.myName : other.firstName),
        childIds,
        cardChildIds,
        emergencyContact,
        notes: notes || null,
        requesterTimeZone: form.timeZone ?? null,
        recipientTimeZone: null,
      });
      if (!swap) throw swapAlreadyRequested();
      await this.#changes.tell(swap, { about: 'asked', to: 'recipient', time });
      return viewOfSwap(
        {
          swap,
          other,
          otherIsAway: false,
          children: ownChildren.filter(({ id }) => childIds.includes(id)),
          recipientChildren: [],
          cardsOpenedAt: null,
        },
        by.id,
        clock.now(),
      );
    });
  }

  async respond(by: Caller, { swapId, response, time, childIds, timeZone }: SwapAnswer): Promise<SwapView> {
    const { calendarStore: calendar, transaction, clock } = this.needs;
    // Saying no is always open to the member.
    if (response === 'confirmed' && by.mustVerifyEmail) throw emailUnverified();
    if (response === 'confirmed' && by.mustCheckPhoto) throw selfieCheckRequired();
    return transaction.run(async () => {
      const { party, ...row } = await this.#changes.lock(swapId, by);
      const at = clock.now();
      if (response === 'declined') return this.#settle(by, row, 'decline', declineSwap(row.swap, party, at));
      const accepted = { time: time === undefined ? time : new Date(time), childIds };
      const confirmed = withTimeZone(confirmSwap(row.swap, party, at, accepted), party, timeZone);
      requireOwnChildren(childIds ?? [], row.myChildren);
      const { recipientChildIds } = confirmed;
      const recipientChildren = row.myChildren.filter(({ id }) => recipientChildIds.includes(id));
      const view = await this.#settle(by, { ...row, recipientChildren }, 'accept', confirmed);
      const names = new Map([
        [by.id, nameOf({ firstName: row.myName })],
        [row.other.id, nameOf(row.other)],
      ]);
      await calendar.addSwap(swapId, calendarEventsOf(confirmed, names), at);
      return view;
    });
  }

  cancel(by: Caller, { swapId }: { swapId: SwapId }): Promise<Confirmation> {
    const { calendarStore: calendar, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const { party, ...row } = await this.#changes.lock(swapId, by);
      await this.#settle(by, row, 'cancel', cancelSwap(row.swap, party, clock.now()));
      if (row.swap.status === 'confirmed') await calendar.removeSwap(swapId);
      return { message: 'Swap cancelled' };
    });
  }

  /** Whether a swap happened. The first answer is told to nobody else. */
  outcome(
    by: Caller,
    { swapId, outcome }: { readonly swapId: SwapId; readonly outcome: SwapOutcome },
  ): Promise<SwapView> {
    const { swapStore: store, events, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const { party, ...row } = await this.#changes.lock(swapId, by);
      const swap = reportOutcome(row.swap, party, outcome, clock.now());
      await store.saveOutcomes(swap);
      if (isKept(swap)) await store.countKept(swap);
      await events.announce([by.id], { type: 'swap', userId: row.other.id });
      if (bothAnswered(swap)) await events.announce([row.other.id], { type: 'swap', userId: by.id });
      return viewOfSwap({ ...row, swap }, by.id, clock.now());
    });
  }

  async #settle(by: Caller, row: SwapRow, action: SwapAction, swap: SettledSwap): Promise<SwapView> {
    const { swapStore: store, clock } = this.needs;
    await store.settle(swap, row.swap.status);
    const about = emailOf(action, row.swap.status);
    const now = clock.now();
    // A suggestion may have kept the request open for longer than what was asked for.
    const time = swap.status === 'confirmed' ? swap : (openProposal(row.swap, now) ?? swap);
    await this.#changes.tell(swap, { about, to: otherParty(partyOf(swap, by.id)), time });
    return viewOfSwap({ ...row, swap }, by.id, now);
  }
}
