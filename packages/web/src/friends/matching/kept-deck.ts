import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { draftOf, dropDraft, keepDraft } from '../../platform/shared/drafts.ts';
import type { Deck } from './deck.ts';

/** Ends with the drafts of the device: at sign-out, and when another member signs in. */
const name = 'deck';

/** More than anybody swipes before others are found. */
const mostKept = 10;

/** The cards that this device remembers, the top one first. */
export const keptCards = (memberId: number): readonly CardView[] =>
  draftOf<readonly CardView[]>(memberId, name, 'device') ?? [];

/** Remembers who is still to be decided. */
export function keepCards(memberId: number, cards: readonly CardView[]): void {
  if (cards.length > 0) keepDraft(memberId, name, cards.slice(0, mostKept), 'device');
  else dropDraft(memberId, name, 'device');
}

const withoutCards: ReadonlySet<Deck['phase']> = new Set(['idle', 'empty', 'limit-reached']);

/** Phases in which a deck without cards is one that nobody has dealt yet: it says nothing of whom is remembered. */
const undealt: ReadonlySet<Deck['phase']> = new Set(['idle', 'searching', 'failed']);

export function keepDeck(memberId: number, { phase, cards, at }: Deck): void {
  if (cards.length === 0 && undealt.has(phase)) return;
  keepCards(memberId, withoutCards.has(phase) ? [] : cards.slice(at));
}

/** Whom the member has met, blocked or lost has no card any more, whether the deck is open or not. */
export function forgetCardOf(memberId: number, userId: number): void {
  const kept = keptCards(memberId);
  const left = kept.filter(({ user }) => user.id !== userId);
  if (left.length < kept.length) keepCards(memberId, left);
}
