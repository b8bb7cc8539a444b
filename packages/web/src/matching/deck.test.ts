import type { CardView } from '@nestmates/application/matching/card-view.ts';
import { sampleCards } from '@nestmates/ui/screens/matching/sample-cards.ts';
import { describe, expect, it } from 'vitest';
import {
  backOnTop,
  calculating,
  connectedTo,
  type Deck,
  dealt,
  limited,
  noDeck,
  notDealt,
  passedAfterAll,
  passedBy,
  stillThere,
  without,
} from './deck.ts';

const { priya, amara, hannah } = sampleCards;
const fresh = dealt(calculating(noDeck), [priya, amara, hannah]);
const names = ({ cards, at }: Deck): readonly string[] =>
  cards.slice(at).map(({ user }: CardView) => user.firstName);

describe('a deck', () => {
  it('begins with the best', () => {
    expect(fresh).toMatchObject({ phase: 'swiping', at: 0 });
    expect(names(fresh)).toEqual(['Priya', 'Amara', 'Hannah']);
  });

  it('is empty where nobody was found', () => {
    expect(dealt(calculating(noDeck), []).phase).toBe('empty');
  });

  it('moves on by a pass, which can be taken back', () => {
    const passed = passedBy(fresh, priya);
    expect(names(passed)).toEqual(['Amara', 'Hannah']);
    expect(passed.passed).toBe(priya);
    const undone = backOnTop(passed, priya);
    expect(undone).toMatchObject({ at: 0, phase: 'swiping', passed: undefined });
    expect(names(undone)).toEqual(['Priya', 'Amara', 'Hannah']);
  });

  it('moves on by a wish to connect, after which no pass is taken back', () => {
    expect(connectedTo(passedBy(fresh, priya))).toMatchObject({ at: 2, passed: undefined });
  });

  it('looks for the next ones after the last', () => {
    const through = connectedTo(connectedTo(connectedTo(fresh)));
    expect(through.phase).toBe('calculating');
    expect(dealt(through, [amara])).toMatchObject({ phase: 'swiping', at: 0, cards: [amara] });
    expect(notDealt(through).phase).toBe('failed');
  });

  it('keeps its cards when a search for others fails', () => {
    expect(names(notDealt(calculating(passedBy(fresh, priya))))).toEqual(['Amara', 'Hannah']);
  });

  it('takes a card back that the server did not hear of, wherever she is by then', () => {
    const ahead = connectedTo(connectedTo(fresh));
    const back = backOnTop(ahead, priya);
    expect(names(back)).toEqual(['Priya', 'Hannah']);
    expect(back.cards).toHaveLength(3);
  });

  it('leaves a search aside when a card came back before it was done', () => {
    const through = connectedTo(connectedTo(connectedTo(fresh)));
    const back = backOnTop(through, hannah);
    expect(dealt(back, [priya])).toBe(back);
  });

  it('takes a pass back even after other cards were dealt', () => {
    const next = dealt(passedBy(passedBy(passedBy(fresh, priya), amara), hannah), [amara]);
    expect(names(backOnTop(next, hannah))).toEqual(['Hannah', 'Amara']);
  });

  it('stops at the limit with the card that was refused on top', () => {
    const stopped = limited(connectedTo(fresh), priya);
    expect(stopped.phase).toBe('limit-reached');
    expect(names(stopped)[0]).toBe('Priya');
  });

  it('keeps at the limit the pass before it, however many are refused, so that it can be taken back', () => {
    const passed = passedBy(fresh, priya);
    const ahead = connectedTo(passedBy(passed, amara));
    const stopped = limited(limited(ahead, amara, priya), hannah, amara);
    expect(stopped).toMatchObject({ phase: 'limit-reached', passed: priya });
    expect(names(backOnTop(stopped, priya))[0]).toBe('Priya');
    expect(backOnTop(stopped, priya).phase).toBe('swiping');
  });

  it('lets a pass stand that could not be taken back', () => {
    const undone = backOnTop(passedBy(fresh, priya), priya);
    expect(passedAfterAll(undone, priya)).toEqual(passedBy(fresh, priya));
    const decidedAnew = connectedTo(undone);
    expect(passedAfterAll(decidedAnew, priya)).toBe(decidedAnew);
  });

  it('stays where it is when somebody leaves it at the limit, or during a search', () => {
    const stopped = limited(connectedTo(fresh), priya);
    expect(without(stopped, hannah.user.id).phase).toBe('limit-reached');
    expect(without(calculating(fresh), priya.user.id).phase).toBe('calculating');
  });

  it('still counts who has connected meanwhile, when she had asked her', () => {
    expect(without(connectedTo(fresh), priya.user.id)).toMatchObject({
      at: 1,
      cards: [priya, amara, hannah],
    });
  });

  it('forgets who was blocked, on top, decided or passed', () => {
    expect(names(without(fresh, priya.user.id))).toEqual(['Amara', 'Hannah']);
    const later = passedBy(fresh, priya);
    expect(without(later, priya.user.id)).toMatchObject({ at: 0, passed: undefined });
    expect(names(without(later, priya.user.id))).toEqual(['Amara', 'Hannah']);
    expect(without(fresh, 999)).toEqual({ ...fresh, gone: [999] });
  });

  it('deals nobody who was taken while the search was under way', () => {
    const before = without(fresh, amara.user.id);
    const searching = calculating(before);
    const known = searching.gone.length;
    const meanwhile = without(searching, priya.user.id);
    const found = stillThere(meanwhile, [priya, amara, hannah], known);
    // Amara was gone before, and the server knew it: if she is found all the same, she may be met again.
    expect(found).toEqual([amara, hannah]);
    expect(names(dealt(meanwhile, found))).toEqual(['Amara', 'Hannah']);
    expect(dealt(meanwhile, stillThere(meanwhile, [priya], known)).phase).toBe('empty');
  });

  it('still knows who was taken when the deck has moved on in between', () => {
    const through = connectedTo(connectedTo(connectedTo(fresh)));
    const moved = without(backOnTop(without(through, 999), hannah), hannah.user.id);
    expect(stillThere(moved, [hannah], through.gone.length)).toEqual([]);
  });

  it('looks for others when the only one was blocked', () => {
    expect(without(dealt(calculating(noDeck), [priya]), priya.user.id).phase).toBe('calculating');
  });
});
