import { describe, expect, it } from 'vitest';
import {
  nextToSend,
  type Outbox,
  parseOutbox,
  type Unsent,
  withMessage,
  withoutMessage,
  withRefused,
  withRetried,
} from './outbox-list.ts';

const unsent = (clientId: string, receiverId = 1): Unsent => ({
  clientId,
  receiverId,
  text: `Text of ${clientId}`,
  at: '2026-06-04T09:00:00.000Z',
  refused: null,
});

const outbox: Outbox = [unsent('a'), unsent('b', 2), unsent('c')];
const order = (from: Outbox): string[] => {
  const next = nextToSend(from);
  return next ? [next.clientId, ...order(withoutMessage(from, next.clientId))] : [];
};

describe('the outbox', () => {
  it('sends in the order of writing', () => {
    expect(order(outbox)).toEqual(['a', 'b', 'c']);
    expect(order(withMessage(outbox, unsent('d')))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('holds back what was said after a refused one, to that member only', () => {
    expect(order(withRefused(outbox, 'a', 'Not connected'))).toEqual(['b']);
  });

  it('goes on in the old order when it is tried again, or without it when it is discarded', () => {
    const stopped = withRefused(outbox, 'a', 'Not connected');
    expect(order(withRetried(stopped, 'a'))).toEqual(['a', 'b', 'c']);
    expect(order(withoutMessage(stopped, 'a'))).toEqual(['b', 'c']);
  });

  it('comes back from what was kept', () => {
    expect(parseOutbox(JSON.stringify(outbox))).toEqual(outbox);
    const question = [{ ...unsent('q'), listingId: 7 }];
    expect(parseOutbox(JSON.stringify(question))).toEqual(question);
  });

  it.each([[null], ['nonsense'], ['{"a":1}'], ['[1,null,{"clientId":"a"}]']])('is empty for %s', (kept) => {
    expect(parseOutbox(kept)).toEqual([]);
  });
});
