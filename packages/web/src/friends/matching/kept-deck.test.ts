import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import { sampleCards } from '@nestmates/ui/screens/friends/matching/sample-cards.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/queries/query-client.ts';
import { setMember } from '../../platform/session/session.ts';
import { dropAllDrafts, dropDraftsOfOthers } from '../../platform/shared/drop-drafts.ts';
import { dealDeck } from './deal-deck.ts';
import { afterSkip, type Deck, noDeck, searchFailed, searching, withResults } from './deck.ts';
import { resetDeck } from './deck-cache.ts';
import { deckKey } from './deck-key.ts';
import { forgetCardOf, keepCards, keepDeck, keptCards } from './kept-deck.ts';

function storage() {
  const kept = new Map<string, string>();
  return new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

const beginWith = (entry: string) =>
  vi.stubGlobal('document', { querySelector: () => ({ src: `https://nestmates.test/assets/${entry}.js` }) });

beforeEach(() => {
  beginWith('app-1');
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});

const { priya, amara, hannah } = sampleCards;
const deck = withResults(searching(noDeck), [priya, amara, hannah]);
const names = (memberId: number) => keptCards(memberId).map(({ user }) => user.firstName);

describe('what a device remembers of a deck', () => {
  it('are the cards that are not decided yet', () => {
    expect(names(7)).toEqual([]);
    keepDeck(7, deck);
    expect(names(7)).toEqual(['Priya', 'Amara', 'Hannah']);
    keepDeck(7, afterSkip(deck, priya));
    expect(names(7)).toEqual(['Amara', 'Hannah']);
    expect(names(8)).toEqual([]);
  });

  it('stays while others are looked for, and ends with the last card, the limit and the profile', () => {
    keepDeck(7, searching(deck));
    expect(names(7)).toHaveLength(3);
    for (const phase of ['idle', 'empty', 'limit-reached'] as const) {
      keepDeck(7, deck);
      keepDeck(7, { ...deck, phase });
      expect(names(7)).toEqual([]);
    }
    keepDeck(7, deck);
    keepDeck(7, { ...deck, at: 3, phase: 'searching' });
    expect(names(7)).toEqual([]);
  });

  it('stays while a deck without cards is looked for, dealt or not found', () => {
    keepDeck(7, deck);
    for (const undealt of [noDeck, searching(noDeck), searchFailed(searching(noDeck), 'No network')]) {
      keepDeck(7, undealt);
      expect(names(7)).toHaveLength(3);
    }
    keepDeck(7, withResults(searching(noDeck), []));
    expect(names(7)).toEqual([]);
  });

  it('is nobody whom the member has met or blocked', () => {
    keepDeck(7, deck);
    forgetCardOf(7, amara.user.id);
    expect(names(7)).toEqual(['Priya', 'Hannah']);
    forgetCardOf(8, priya.user.id);
    forgetCardOf(7, priya.user.id);
    forgetCardOf(7, hannah.user.id);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('ends at sign-out, and when another member signs in', () => {
    keepDeck(7, deck);
    dropDraftsOfOthers(7);
    expect(names(7)).toHaveLength(3);
    dropDraftsOfOthers(8);
    expect(names(7)).toEqual([]);
    keepDeck(7, deck);
    dropAllDrafts();
    expect(names(7)).toEqual([]);
  });

  it('is of this version of the app, and of the last seven days', () => {
    vi.useFakeTimers({ now: new Date('2026-06-04T12:00:00Z') });
    keepDeck(7, deck);
    vi.setSystemTime(new Date('2026-06-11T11:59:00Z'));
    expect(names(7)).toHaveLength(3);
    vi.setSystemTime(new Date('2026-06-11T12:00:00Z'));
    expect(names(7)).toEqual([]);
    keepDeck(7, deck);
    beginWith('app-2');
    expect(names(7)).toEqual([]);
    vi.useRealTimers();
  });

  it('is ten at most', () => {
    keepCards(
      7,
      Array.from({ length: 20 }, (_, id) => ({ ...priya, user: { ...priya.user, id } })),
    );
    expect(keptCards(7)).toHaveLength(10);
  });
});

describe('what a device remembers while Home deals', () => {
  beforeEach(() => {
    queryClient.clear();
    setMember({ id: 7 } as MemberView);
    keepDeck(7, deck);
  });

  it('stays while others are looked for, and gives way to whom is found', async () => {
    const found = Promise.withResolvers<{ matches: [typeof amara] }>();
    const dealt = dealDeck({ answer: found.promise, removedBefore: 0 });
    expect(names(7)).toEqual(['Priya', 'Amara', 'Hannah']);
    found.resolve({ matches: [amara] });
    await dealt;
    expect(names(7)).toEqual(['Amara']);
  });

  it('stays where nobody can be asked', async () => {
    const failing = { answer: Promise.reject(new TypeError('No network')), removedBefore: 0 };
    await expect(dealDeck(failing)).rejects.toThrow('No network');
    expect(queryClient.getQueryData<Deck>(deckKey)?.phase).toBe('idle');
    expect(names(7)).toEqual(['Priya', 'Amara', 'Hannah']);
  });

  it('ends with the own profile, though no card was dealt', () => {
    queryClient.setQueryData<Deck>(deckKey, searching(noDeck));
    resetDeck();
    expect(names(7)).toEqual([]);
  });
});
