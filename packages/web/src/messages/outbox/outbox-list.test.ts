import { describe, expect, it } from 'vitest';
import {
  added,
  again,
  nextToSend,
  type Outbox,
  outboxIn,
  refused,
  type Unsent,
  without,
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
  return next ? [next.clientId, ...order(without(from, next.clientId))] : [];
};

describe('the outbox', () => {
  it('sends in the order of writing', () => {
    expect(order(outbox)).toEqual(['a', 'b', 'c']);
    expect(order(added(outbox, unsent('d')))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('holds back what was said after a refused one, to that member only', () => {
    expect(order(refused(outbox, 'a', 'Not connected'))).toEqual(['b']);
  });

  it('goes on in the old order when it is tried again, or without it when it is discarded', () => {
    const stopped = refused(outbox, 'a', 'Not connected');
    expect(order(again(stopped, 'a'))).toEqual(['a', 'b', 'c']);
    expect(order(without(stopped, 'a'))).toEqual(['b', 'c']);
  });

  it('comes back from what was kept', () => {
    expect(outboxIn(JSON.stringify(outbox))).toEqual(outbox);
  });

  it.each([[null], ['nonsense'], ['{"a":1}'], ['[1,null,{"clientId":"a"}]']])('is empty for %s', (kept) => {
    expect(outboxIn(kept)).toEqual([]);
  });
});
