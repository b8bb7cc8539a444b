import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { sampleCards } from '@nestmates/ui/screens/friends/matching/sample-cards.ts';
import { describe, expect, it } from 'vitest';
import {
  afterConnect,
  afterSkip,
  type Deck,
  limitReached,
  noDeck,
  redoSkip,
  remembered,
  renewed,
  returnToTop,
  searchFailed,
  searching,
  withoutMember,
  withoutRemoved,
  withResults,
} from './deck.ts';

const { priya, amara, hannah } = sampleCards;
const fresh = withResults(searching(noDeck), [priya, amara, hannah]);
const names = ({ cards, at }: Deck): readonly string[] =>
  cards.slice(at).map(({ user }: CardView) => user.firstName);

describe('a deck', () => {
  it('begins with the best', () => {
    expect(fresh).toMatchObject({ phase: 'swiping', at: 0 });
    expect(names(fresh)).toEqual(['Priya', 'Amara', 'Hannah']);
  });

  it('is empty where nobody was found', () => {
    expect(withResults(searching(noDeck), []).phase).toBe('empty');
  });

  it('moves on by a pass, which can be taken back', () => {
    const passed = afterSkip(fresh, priya);
    expect(names(passed)).toEqual(['Amara', 'Hannah']);
    expect(passed.lastSkipped).toBe(priya);
    const undone = returnToTop(passed, priya);
    expect(undone).toMatchObject({ at: 0, phase: 'swiping', lastSkipped: undefined });
    expect(names(undone)).toEqual(['Priya', 'Amara', 'Hannah']);
  });

  it('moves on by a wish to connect, after which no pass is taken back', () => {
    expect(afterConnect(afterSkip(fresh, priya))).toMatchObject({ at: 2, lastSkipped: undefined });
  });

  it('looks for the next ones after the last', () => {
    const finished = afterConnect(afterConnect(afterConnect(fresh)));
    expect(finished.phase).toBe('searching');
    expect(withResults(finished, [amara])).toMatchObject({ phase: 'swiping', at: 0, cards: [amara] });
    expect(searchFailed(finished, 'Too many searches')).toMatchObject({
      phase: 'failed',
      failure: 'Too many searches',
    });
  });

  it('keeps its cards when a search for others fails', () => {
    expect(names(searchFailed(searching(afterSkip(fresh, priya)), 'Too many searches'))).toEqual([
      'Amara',
      'Hannah',
    ]);
  });

  it('takes a card back that the server did not hear of, wherever she is by then', () => {
    const ahead = afterConnect(afterConnect(fresh));
    const back = returnToTop(ahead, priya);
    expect(names(back)).toEqual(['Priya', 'Hannah']);
    expect(back.cards).toHaveLength(3);
  });

  it('leaves a search aside when a card came back before it was done', () => {
    const finished = afterConnect(afterConnect(afterConnect(fresh)));
    const back = returnToTop(finished, hannah);
    expect(withResults(back, [priya])).toBe(back);
  });

  it('takes a pass back even after other cards were dealt', () => {
    const next = withResults(afterSkip(afterSkip(afterSkip(fresh, priya), amara), hannah), [amara]);
    expect(names(returnToTop(next, hannah))).toEqual(['Hannah', 'Amara']);
  });

  it('stops at the limit with the card that was refused on top', () => {
    const stopped = limitReached(afterConnect(fresh), priya);
    expect(stopped.phase).toBe('limit-reached');
    expect(names(stopped)[0]).toBe('Priya');
  });

  it('keeps at the limit the pass before it, however many are refused, so that it can be taken back', () => {
    const passed = afterSkip(fresh, priya);
    const ahead = afterConnect(afterSkip(passed, amara));
    const stopped = limitReached(limitReached(ahead, amara, priya), hannah, amara);
    expect(stopped).toMatchObject({ phase: 'limit-reached', lastSkipped: priya });
    expect(names(returnToTop(stopped, priya))[0]).toBe('Priya');
    expect(returnToTop(stopped, priya).phase).toBe('swiping');
  });

  it('lets a pass stand that could not be taken back', () => {
    const undone = returnToTop(afterSkip(fresh, priya), priya);
    expect(redoSkip(undone, priya)).toEqual(afterSkip(fresh, priya));
    const decidedAnew = afterConnect(undone);
    expect(redoSkip(decidedAnew, priya)).toBe(decidedAnew);
  });

  it('stays where it is when somebody leaves it at the limit, or during a search', () => {
    const stopped = limitReached(afterConnect(fresh), priya);
    expect(withoutMember(stopped, hannah.user.id).phase).toBe('limit-reached');
    expect(withoutMember(searching(fresh), priya.user.id).phase).toBe('searching');
  });

  it('still counts who has connected meanwhile, when she had asked her', () => {
    expect(withoutMember(afterConnect(fresh), priya.user.id)).toMatchObject({
      at: 1,
      cards: [priya, amara, hannah],
    });
  });

  it('forgets who was blocked, on top, decided or passed', () => {
    expect(names(withoutMember(fresh, priya.user.id))).toEqual(['Amara', 'Hannah']);
    const later = afterSkip(fresh, priya);
    expect(withoutMember(later, priya.user.id)).toMatchObject({ at: 0, lastSkipped: undefined });
    expect(names(withoutMember(later, priya.user.id))).toEqual(['Amara', 'Hannah']);
    expect(withoutMember(fresh, 999)).toEqual({ ...fresh, removedIds: [999] });
  });

  it('deals nobody who was taken while the search was under way', () => {
    const before = withoutMember(fresh, amara.user.id);
    const underway = searching(before);
    const known = underway.removedIds.length;
    const meanwhile = withoutMember(underway, priya.user.id);
    const found = withoutRemoved(meanwhile, [priya, amara, hannah], known);
    // Removed before the search, so the server knew: if the member is found all the same, they may be shown again.
    expect(found).toEqual([amara, hannah]);
    expect(names(withResults(meanwhile, found))).toEqual(['Amara', 'Hannah']);
    expect(withResults(meanwhile, withoutRemoved(meanwhile, [priya], known)).phase).toBe('empty');
  });

  it('still knows who was taken when the deck has moved on in between', () => {
    const finished = afterConnect(afterConnect(afterConnect(fresh)));
    const moved = withoutMember(returnToTop(withoutMember(finished, 999), hannah), hannah.user.id);
    expect(withoutRemoved(moved, [hannah], finished.removedIds.length)).toEqual([]);
  });

  it('opens with cards from before, but for whoever is gone, and leaves a deck that is there alone', () => {
    const before = remembered({ ...noDeck, removedIds: [priya.user.id] }, [priya, amara]);
    expect(before).toMatchObject({ phase: 'swiping', at: 0 });
    expect(names(before)).toEqual(['Amara']);
    expect(remembered(noDeck, [])).toBe(noDeck);
    expect(remembered(searching(noDeck), [priya]).phase).toBe('searching');
    expect(remembered(fresh, [amara])).toBe(fresh);
  });

  it('keeps the card on top while those behind it become those of now', () => {
    const before = remembered(noDeck, [amara, priya]);
    const newAmara = { ...amara, compatibilityScore: 1 };
    const now = renewed(before, [hannah, priya, newAmara]);
    expect(names(now)).toEqual(['Amara', 'Hannah', 'Priya']);
    expect(now.cards[0]).toBe(newAmara);
  });

  it('shows nobody any more who is not found now, nor who was decided meanwhile', () => {
    const before = remembered(noDeck, [amara, priya]);
    expect(names(renewed(before, [hannah]))).toEqual(['Hannah']);
    expect(renewed(before, []).phase).toBe('empty');
    const decided = afterConnect(before);
    expect(renewed(decided, [amara, hannah, priya])).toMatchObject({ at: 0, phase: 'swiping' });
    expect(names(renewed(decided, [amara, hannah, priya]))).toEqual(['Priya', 'Hannah']);
    const all = afterConnect(decided);
    expect(all.phase).toBe('searching');
    expect(names(renewed(all, [amara, hannah, priya]))).toEqual(['Hannah']);
  });

  it('brings no card back to a deck that has ended meanwhile', () => {
    const ended = limitReached(remembered(noDeck, [amara]), amara);
    expect(renewed(ended, [amara, hannah])).toBe(ended);
  });

  it('looks for others when the only one was blocked', () => {
    expect(withoutMember(withResults(searching(noDeck), [priya]), priya.user.id).phase).toBe('searching');
  });
});
