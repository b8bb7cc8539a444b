import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { describe, expect, it } from 'vitest';
import { markedSeen, readUpToReport } from './read-receipts.ts';
import type { Thread } from './thread/thread.ts';

const her = 7;
const me = 1;
const timestamp = '2026-11-20T10:00:00.000Z';

const view = (unread: number, last: number | null, senderId = her): ConversationView => ({
  userId: her,
  firstName: 'Ana',
  profilePhotoUrl: null,
  photoCheckedAt: null,
  compatibilityScore: 80,
  matchId: 3,
  age: 33,
  children: [],
  distance: null,
  bio: null,
  lifestyleInterests: [],
  lastMessage: last === null ? null : { id: last, senderId, message: 'Hi', timestamp },
  unread,
  seenUpTo: null,
  connectedAt: timestamp,
  listing: null,
});

const thread = (upTo: number, ...written: readonly (readonly [id: number, senderId: number])[]): Thread => ({
  messages: written.map(([id, senderId]) => ({
    id,
    senderId,
    receiverId: senderId === her ? me : her,
    message: 'Hi',
    timestamp,
    clientId: null,
    playdateId: null,
  })),
  more: false,
  upTo,
});

const says = (given: Partial<Parameters<typeof readUpToReport>[0]>) =>
  readUpToReport({
    userId: her,
    thread: undefined,
    view: undefined,
    reportedUpTo: 0,
    loading: false,
    ...given,
  });

describe('how far a page says that a thread was seen', () => {
  it('is as far as it is shown, where something in it is unread', () => {
    expect(says({ view: view(1, 5), thread: thread(5, [4, me], [5, her]) })).toBe(5);
  });

  it('is nothing where the list knows of a message that the thread is still to show', () => {
    expect(says({ view: view(1, 5), thread: thread(4, [4, her]), loading: true })).toBeUndefined();
  });

  it('is what is shown where the rest of the thread could not be read', () => {
    expect(says({ view: view(2, 5), thread: thread(4, [4, her]) })).toBe(4);
  });

  it('is the new message also where the list does not know of it yet', () => {
    expect(says({ view: view(0, 4), thread: thread(5, [4, her], [5, her]), loading: true })).toBe(5);
  });

  it('is nothing twice, though the list still counts it', () => {
    expect(says({ view: view(1, 5), thread: thread(5, [5, her]), reportedUpTo: 5 })).toBeUndefined();
    expect(says({ view: view(1, 5), thread: thread(6, [5, her], [6, me]), reportedUpTo: 5 })).toBeUndefined();
  });

  it('is nothing where only her own words are new', () => {
    expect(says({ view: view(0, 4), thread: thread(5, [4, her], [5, me]) })).toBeUndefined();
    expect(says({ view: view(0, 4, me), thread: thread(5, [4, me], [5, me]) })).toBeUndefined();
  });

  it('does not reach over a gap to what she has just sent herself', () => {
    expect(says({ view: view(1, 4), thread: thread(4, [4, her], [9, me]) })).toBe(4);
  });

  it('is all of it where what is unread lies before the pages that were read', () => {
    expect(says({ view: view(1, 9, me), thread: thread(9, [8, me], [9, me]) })).toBe(9);
  });

  it('is nothing before both are there, or where nobody has written', () => {
    expect(says({ view: view(1, 5) })).toBeUndefined();
    expect(says({ thread: thread(5, [5, her]) })).toBeUndefined();
    expect(says({ view: view(0, null), thread: thread(0) })).toBeUndefined();
  });
});

describe('a conversation that was seen', () => {
  it('has nothing unread where nothing newer has come', () => {
    expect(markedSeen(view(2, 5), 5).unread).toBe(0);
    expect(markedSeen(view(2, 5), 6).unread).toBe(0);
  });

  it('stays as it is where something newer has come', () => {
    expect(markedSeen(view(1, 6), 5).unread).toBe(1);
  });
});
