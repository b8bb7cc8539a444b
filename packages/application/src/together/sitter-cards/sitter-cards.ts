import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { cardHours, noCards, requireCardHours } from '@nestmates/domain/together/sitter-cards/card-hours.ts';
import {
  childNotFound,
  emptyCard,
  isEmptyCard,
  openingAt,
  openingsSince,
  type SitterCard,
} from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import { confirmedActEmail } from '../../members/accounts/security-emails.ts';
import { viewOfSummary } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { OpenedCards, OwnCardEntry, OwnCardView, SitterCardForm } from './contract.ts';
import type { CardsOfSwap } from './ports.ts';

const cardOf = ({ allergies = [], medicines, doctor, notes, pickup }: SitterCardForm): SitterCard => ({
  allergies: allergies.map((one) => ({ what: one.what, shows: one.shows ?? '', do: one.do ?? '' })),
  medicines: medicines ?? '',
  doctor: doctor ?? '',
  notes: notes ?? '',
  pickup: pickup ?? '',
});

/** What a sitter has to know of a child. It stands in the database encrypted, and nothing of it is logged or sent. */
export class SitterCards extends useCase(
  'sitterCardStore',
  'encryption',
  'members',
  'emails',
  'transaction',
  'clock',
) {
  async list(by: Caller): Promise<readonly OwnCardEntry[]> {
    const found = await this.needs.sitterCardStore.listOf(by.id);
    return found.map(({ childId, changedAt }) => ({ childId, changedAt: changedAt.toISOString() }));
  }

  async read(by: Caller, childId: ChildId): Promise<OwnCardView> {
    const { sitterCardStore: store, clock } = this.needs;
    const found = await store.find(by.id, childId, openingsSince(clock.now()));
    if (!found) throw childNotFound();
    return {
      childId,
      card: found.card ? await this.#open(childId, found.card.sealed) : emptyCard,
      changedAt: found.card?.changedAt.toISOString() ?? null,
      openings: found.openings.map((one) => ({
        at: one.at.toISOString(),
        user: one.by && viewOfSummary(one.by),
      })),
    };
  }

  async save(by: Caller, childId: ChildId, form: SitterCardForm): Promise<OwnCardView> {
    const { sitterCardStore: store, encryption, members, transaction, clock } = this.needs;
    const card = cardOf(form);
    const sealed = await encryption.seal({ kind: 'card', id: childId }, JSON.stringify(card));
    return transaction.run(async () => {
      await members.lock(by.id);
      const isOwn = isEmptyCard(card)
        ? await store.remove(by.id, childId)
        : await store.save(by.id, { childId, sealed, changedAt: clock.now() });
      if (!isOwn) throw childNotFound();
      return this.read(by, childId);
    });
  }

  /**
   * Opens them for the recipient of a swap, in its hours. It is noted before anything of it is told; the head
   * alone tells nothing.
   */
  async open(
    by: Caller,
    { swapId, headOnly }: { readonly swapId: SwapId; readonly headOnly: boolean },
  ): Promise<OpenedCards> {
    const { sitterCardStore: store, emails, transaction, clock } = this.needs;
    const now = clock.now();
    const opened = await transaction.run(async () => {
      const found = await store.ofSwap(swapId, by.id, now, headOnly ? undefined : openingAt(now));
      if (!found || found.cards.length === 0) throw noCards();
      // Nothing is noted outside of the hours either.
      requireCardHours(found.swap, now);
      if (found.isNoted) {
        await emails.send(confirmedActEmail, { memberId: by.id, act: 'card-opened', about: swapId });
      }
      return found;
    });
    return this.#viewOf(opened);
  }

  async #viewOf({ swap, requester, cards }: CardsOfSwap): Promise<OpenedCards> {
    const opened = cards.map(async ({ childId, name, gender, age, sealed }) => ({
      childId,
      name,
      gender,
      age,
      card: await this.#open(childId, sealed),
    }));
    return {
      user: viewOfSummary(requester),
      date: swap.date.toISOString(),
      emergencyContact: swap.emergencyContact,
      closesAt: cardHours(swap).closesAt.toISOString(),
      cards: await Promise.all(opened),
    };
  }

  async #open(childId: ChildId, sealed: string): Promise<SitterCard> {
    return JSON.parse(await this.needs.encryption.open({ kind: 'card', id: childId }, sealed));
  }
}
