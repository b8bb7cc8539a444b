import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { appEntry } from '../../platform/offline/app-entry.ts';
import { serverNow } from '../../platform/server-time/server-clock.ts';
import { draftOf, dropDraft, keepDraft } from '../../platform/shared/drafts.ts';
import type { Deck } from './deck.ts';

/** Ends with the drafts of the device: at sign-out, and when another member signs in. */
const name = 'deck';

/** More than anybody swipes before others are found. */
const mostKept = 10;

interface Kept {
  /** Another version of the app may expect another shape. */
  readonly entry: string;
  /** When the cards were kept, in milliseconds. */
  readonly at: number;
  readonly cards: readonly CardView[];
}

/** Whoever was found longer ago may have moved, changed or left. */
const keptFor = days(7);

const isFresh = ({ entry, at }: Kept): boolean =>
  entry === appEntry() && serverNow().getTime() - at < keptFor;

/** The cards that this device remembers, the top one first. */
export function keptCards(memberId: number): readonly CardView[] {
  const kept = draftOf<Kept>(memberId, name, 'device');
  return kept && isFresh(kept) ? kept.cards : [];
}

/** Remembers who is still to be decided. */
export function keepCards(memberId: number, cards: readonly CardView[]): void {
  const kept: Kept = { entry: appEntry(), at: serverNow().getTime(), cards: cards.slice(0, mostKept) };
  if (cards.length > 0) keepDraft(memberId, name, kept, 'device');
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
  if (left.length === 0 || left.length < kept.length) keepCards(memberId, left);
}
