import type { CardView } from '@nestmates/application/matching/card-view.ts';

/** Where she is in her deck. The cards before `at` are decided. */
export interface Deck {
  readonly phase: 'idle' | 'calculating' | 'swiping' | 'empty' | 'limit-reached' | 'failed';
  readonly cards: readonly CardView[];
  readonly at: number;
  /** The last one she passed, while that can be taken back. */
  readonly passed: CardView | undefined;
  /** Everyone who was taken from it, so that a search that began before does not bring her back. */
  readonly gone: readonly number[];
}

export const noDeck: Deck = { phase: 'idle', cards: [], at: 0, passed: undefined, gone: [] };

const isThrough = ({ cards, at }: Deck) => at >= cards.length;

/** After the last card the next ones are looked for. */
const settled = (deck: Deck): Deck => ({ ...deck, phase: isThrough(deck) ? 'calculating' : 'swiping' });

export const calculating = (deck: Deck): Deck => ({ ...deck, phase: 'calculating' });

/** What a search found, without those who were taken since as many were gone: the server may not have known. */
export const stillThere = (deck: Deck, found: readonly CardView[], known: number): readonly CardView[] => {
  const since = new Set(deck.gone.slice(known));
  return found.filter(({ user }) => !since.has(user.id));
};

/** Cards nobody waits for any more, because one came back meanwhile, are left aside. */
export const dealt = (deck: Deck, cards: readonly CardView[]): Deck =>
  deck.phase === 'calculating'
    ? { ...deck, phase: cards.length > 0 ? 'swiping' : 'empty', cards, at: 0 }
    : deck;

/** A search that failed costs nothing that was there before it. */
export const notDealt = (deck: Deck): Deck => ({ ...deck, phase: isThrough(deck) ? 'failed' : 'swiping' });

export const passedBy = (deck: Deck, card: CardView): Deck =>
  settled({ ...deck, at: deck.at + 1, passed: card });

/** A pass that could not be taken back stands, unless she has decided anew meanwhile. */
export const passedAfterAll = (deck: Deck, card: CardView): Deck =>
  deck.phase === 'swiping' && deck.cards[deck.at]?.user.id === card.user.id ? passedBy(deck, card) : deck;

export const connectedTo = (deck: Deck): Deck => settled({ ...deck, at: deck.at + 1, passed: undefined });

/** A card that is back lies on top, as if it had never been decided. */
export function backOnTop(deck: Deck, card: CardView): Deck {
  const was = deck.cards.findIndex(({ user }) => user.id === card.user.id);
  const others = deck.cards.filter((_, index) => index !== was);
  const at = was >= 0 && was < deck.at ? deck.at - 1 : deck.at;
  return {
    ...deck,
    phase: 'swiping',
    cards: [...others.slice(0, at), card, ...others.slice(at)],
    at,
    passed: deck.passed?.user.id === card.user.id ? undefined : deck.passed,
  };
}

/**
 * No swipes left: the card she wanted is on top again, for when there are. The pass before it can still be taken
 * back, which gives one swipe back; of several refused in a row, the first knows which that was.
 */
export const limited = (deck: Deck, card: CardView, passed?: CardView): Deck => ({
  ...backOnTop(deck, card),
  phase: 'limit-reached',
  passed: deck.phase === 'limit-reached' ? deck.passed : passed,
});

/** Someone she is never to see again; who is decided and cannot come back stays counted. */
export function without(deck: Deck, userId: number): Deck {
  const was = deck.cards.findIndex(({ user }) => user.id === userId);
  const isPassed = deck.passed?.user.id === userId;
  const passed = isPassed ? undefined : deck.passed;
  const gone = [...deck.gone, userId];
  if (was < 0 || (was < deck.at && !isPassed)) return { ...deck, passed, gone };
  const cards = deck.cards.filter((_, index) => index !== was);
  const rest = { ...deck, cards, at: was < deck.at ? deck.at - 1 : deck.at, passed, gone };
  return deck.phase === 'swiping' ? settled(rest) : rest;
}
