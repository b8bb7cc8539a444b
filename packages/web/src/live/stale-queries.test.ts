import { describe, expect, it } from 'vitest';
import { staleKeys } from './stale-queries.ts';

const conversations = ['/api/conversations'];
const unread = ['/api/conversations/unread'];
const matches = ['/api/matches'];
const pending = ['/api/connections/pending'];
const thread = ['/api/messages/:userId', 7];
const allLive = [matches, pending, conversations, unread];
const swaps = [['/api/swaps/pending'], ['/api/swaps/confirmed'], ['/api/calendar']];

describe('what an event makes the page read again', () => {
  it.each([
    [{ type: 'message', userId: 7, messageId: 1 } as const, [thread, conversations, unread]],
    [{ type: 'read', userId: 7, upTo: 1 } as const, [conversations, unread]],
    [{ type: 'seen', userId: 7, upTo: 1 } as const, [conversations]],
    [{ type: 'request', userId: 7 } as const, [pending]],
    [{ type: 'match', userId: 7 } as const, allLive],
    [{ type: 'unmatch', userId: 7 } as const, [...allLive, ...swaps, thread]],
    [{ type: 'swap', userId: 7 } as const, swaps],
    [{ type: 'standing' } as const, []],
    [{ type: 'ready', missedNothing: true } as const, []],
    [{ type: 'ready', missedNothing: false } as const, [...allLive, ...swaps, ['/api/messages/:userId']]],
    [{ type: 'closed', reason: 'signed-out' } as const, []],
  ])('%j', (event, keys) => {
    expect(staleKeys(event, { isReadKnown: () => false })).toEqual(keys);
  });

  it('is nothing where the page has itself said how far she read', () => {
    const isReadKnown = ({ userId, upTo }: { userId: number; upTo: number }) => userId === 7 && upTo <= 5;
    expect(staleKeys({ type: 'read', userId: 7, upTo: 5 }, { isReadKnown })).toEqual([]);
    expect(staleKeys({ type: 'read', userId: 7, upTo: 6 }, { isReadKnown })).toEqual([conversations, unread]);
    expect(staleKeys({ type: 'read', userId: 8, upTo: 5 }, { isReadKnown })).toEqual([conversations, unread]);
  });
});
