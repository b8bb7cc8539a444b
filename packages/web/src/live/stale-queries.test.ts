import { describe, expect, it } from 'vitest';
import { touched } from './stale-queries.ts';

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
    expect(touched(event, { knowsRead: () => false })).toEqual(keys);
  });

  it('is nothing where the page has itself said how far she read', () => {
    const knowsRead = ({ userId, upTo }: { userId: number; upTo: number }) => userId === 7 && upTo <= 5;
    expect(touched({ type: 'read', userId: 7, upTo: 5 }, { knowsRead })).toEqual([]);
    expect(touched({ type: 'read', userId: 7, upTo: 6 }, { knowsRead })).toEqual([conversations, unread]);
    expect(touched({ type: 'read', userId: 8, upTo: 5 }, { knowsRead })).toEqual([conversations, unread]);
  });
});
