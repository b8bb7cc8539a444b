import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { describe, expect, it } from 'vitest';
import { questionsOf } from './buyer-questions.ts';

const conversation = (userId: number, changed: Partial<ConversationView> = {}): ConversationView => ({
  userId,
  firstName: `Buyer ${userId}`,
  profilePhotoUrl: null,
  photoCheckedAt: null,
  compatibilityScore: null,
  matchId: null,
  age: null,
  children: [],
  distance: null,
  bio: null,
  lifestyleInterests: [],
  lastMessage: {
    id: userId,
    senderId: userId,
    message: 'Is it still there?',
    timestamp: '2026-11-29T12:00:00Z',
  },
  unread: 1,
  seenUpTo: null,
  connectedAt: null,
  listing: null,
  ...changed,
});

const seller = 99;
const of = (items?: readonly ConversationView[], error: Error | null = null) =>
  questionsOf({ data: items && { items }, isFetching: false, error, refetch: () => new Promise(() => {}) });

describe('questions of buyers', () => {
  it('stay until they are answered, also when they were read', () => {
    const read = conversation(1, { unread: 0 });
    const asked = read.lastMessage;
    if (!asked) throw new Error('there is a last message');
    const answered = conversation(2, { lastMessage: { ...asked, senderId: seller } });
    const silent = conversation(3, { lastMessage: null });
    expect(of([read, answered, silent])).toMatchObject({ kind: 'ready', items: [{ userId: 1 }] });
  });

  it('leave out who cannot be answered', () => {
    expect(of([conversation(1, { away: true })])).toMatchObject({ items: [] });
  });

  it('are the newest three', () => {
    const all = [1, 2, 3, 4].map((userId) => conversation(userId));
    expect(of(all)).toMatchObject({ items: [{ userId: 1 }, { userId: 2 }, { userId: 3 }] });
  });

  it('are not none before they are known, nor when they could not be read', () => {
    expect(of().kind).toBe('loading');
    expect(of(undefined, new Error('offline')).kind).toBe('failed');
  });
});
