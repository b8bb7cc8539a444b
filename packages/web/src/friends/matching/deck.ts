import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';

/** The cards of a search and how far the member has swiped: those before `at` are decided. */
export interface Deck {
  readonly phase: 'idle' | 'searching' | 'swiping' | 'empty' | 'limit-reached' | 'failed';
  readonly cards: readonly CardView[];
  readonly at: number;
  /** Why the last search failed, empty before one has. */
  readonly failure: string;
  /** The card of the member's last skip, while they can undo it. */
  readonly lastSkipped: CardView | undefined;
  /** Everyone who was removed, so that the results of an earlier search do not bring them back. */
  readonly removedIds: readonly number[];
}

export const noDeck: Deck = {
  phase: 'idle',
  cards: [],
  at: 0,
  failure: '',
  lastSkipped: undefined,
  removedIds: [],
};

const isFinished = ({ cards, at }: Deck) => at >= cards.length;

/** Begins a new search after the last card. */
const advanced = (deck: Deck): Deck => ({ ...deck, phase: isFinished(deck) ? 'searching' : 'swiping' });

export const searching = (deck: Deck): Deck => ({ ...deck, phase: 'searching' });

/** The results of a search without those who were removed since it began, which the server may not have known. */
export const withoutRemoved = (
  deck: Deck,
  found: readonly CardView[],
  removedBefore: number,
): readonly CardView[] => {
  const removedSince = new Set(deck.removedIds.slice(removedBefore));
  return found.filter(({ user }) => !removedSince.has(user.id));
};

/** Ignored unless the deck still searches: a card may have come back meanwhile. */
export const withResults = (deck: Deck, cards: readonly CardView[]): Deck =>
  deck.phase === 'searching'
    ? { ...deck, phase: cards.length > 0 ? 'swiping' : 'empty', cards, at: 0 }
    : deck;

/** Cards that this device remembers from before, until the search that follows has found who they are now. */
export const remembered = (deck: Deck, kept: readonly CardView[]): Deck => {
  const cards = kept.filter(({ user }) => !deck.removedIds.includes(user.id));
  return deck.phase === 'idle' && cards.length > 0 ? { ...deck, phase: 'swiping', cards, at: 0 } : deck;
};

/** What is found now replaces what was remembered; the card on top stays there if it is among it. */
export function renewed(deck: Deck, found: readonly CardView[]): Deck {
  if (deck.phase !== 'swiping' && deck.phase !== 'searching') return deck;
  const idOf = ({ user }: CardView) => user.id;
  const decided = new Set(deck.cards.slice(0, deck.at).map(idOf));
  const top = deck.cards[deck.at]?.user.id;
  const fresh = found.filter((card) => !decided.has(idOf(card)));
  const cards = fresh.toSorted((a, b) => Number(idOf(b) === top) - Number(idOf(a) === top));
  return { ...deck, phase: cards.length > 0 ? 'swiping' : 'empty', cards, at: 0 };
}

/** A failed search leaves the cards that were there before it. */
export const searchFailed = (deck: Deck, failure: string): Deck => ({
  ...deck,
  failure,
  phase: isFinished(deck) ? 'failed' : 'swiping',
});

export const afterSkip = (deck: Deck, card: CardView): Deck =>
  advanced({ ...deck, at: deck.at + 1, lastSkipped: card });

/** The undo failed, so the skip counts again, unless the member has decided about the card anew meanwhile. */
export const redoSkip = (deck: Deck, card: CardView): Deck =>
  deck.phase === 'swiping' && deck.cards[deck.at]?.user.id === card.user.id ? afterSkip(deck, card) : deck;

export const afterConnect = (deck: Deck): Deck =>
  advanced({ ...deck, at: deck.at + 1, lastSkipped: undefined });

/** Puts a card on top as if it had never been decided. */
export function returnToTop(deck: Deck, card: CardView): Deck {
  const index = deck.cards.findIndex(({ user }) => user.id === card.user.id);
  const others = deck.cards.filter((_, other) => other !== index);
  const at = index >= 0 && index < deck.at ? deck.at - 1 : deck.at;
  return {
    ...deck,
    phase: 'swiping',
    cards: [...others.slice(0, at), card, ...others.slice(at)],
    at,
    lastSkipped: deck.lastSkipped?.user.id === card.user.id ? undefined : deck.lastSkipped,
  };
}

/**
 * No swipes left: the refused card goes back on top. The skip before it can still be undone, which gives one swipe
 * back; of several refusals in a row the first one knows that skip.
 */
export const limitReached = (deck: Deck, card: CardView, lastSkipped?: CardView): Deck => ({
  ...returnToTop(deck, card),
  phase: 'limit-reached',
  lastSkipped: deck.phase === 'limit-reached' ? deck.lastSkipped : lastSkipped,
});

/** Removes a member for good; a decided card that cannot be undone stays, so that the count does not change. */
export function withoutMember(deck: Deck, userId: number): Deck {
  const index = deck.cards.findIndex(({ user }) => user.id === userId);
  const isLastSkipped = deck.lastSkipped?.user.id === userId;
  const removed: Deck = {
    ...deck,
    lastSkipped: isLastSkipped ? undefined : deck.lastSkipped,
    removedIds: [...deck.removedIds, userId],
  };
  if (index < 0 || (index < deck.at && !isLastSkipped)) return removed;
  const at = index < deck.at ? deck.at - 1 : deck.at;
  const left: Deck = { ...removed, cards: deck.cards.toSpliced(index, 1), at };
  return deck.phase === 'swiping' ? advanced(left) : left;
}
