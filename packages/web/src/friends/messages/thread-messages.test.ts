import { describe, expect, it } from 'vitest';
import type { Unsent } from './outbox/outbox-list.ts';
import { threadMessages } from './thread-messages.ts';

const me = 1;
const her = 2;
const stored = (
  id: number,
  senderId: number,
  clientId: string | null = null,
  playdateId: number | null = null,
) => ({
  id,
  senderId,
  receiverId: senderId === me ? her : me,
  message: `Message ${id}`,
  timestamp: '2026-06-04T09:00:00.000Z',
  clientId,
  playdateId,
});
const unsent = (clientId: string, rest: Partial<Unsent> = {}): Unsent => ({
  clientId,
  receiverId: her,
  text: clientId,
  at: '2026-06-04T09:01:00.000Z',
  refused: null,
  ...rest,
});

const given = {
  userId: her,
  stored: [stored(1, her), stored(2, me, 'two')],
  outbox: [],
  seenUpTo: 0,
  offline: false,
};
const shown = (more: Partial<Parameters<typeof threadMessages>[0]>) =>
  threadMessages({ ...given, ...more }).map(({ key, mine, delivery }) => [key, mine, delivery.kind]);

describe('the messages of a thread', () => {
  it('shows a playdate below the newest message that proposes times for it', () => {
    const messages = [
      stored(1, her, null, 7),
      stored(2, me, null, 7),
      stored(3, her),
      stored(4, her, null, 8),
    ];
    const shown = threadMessages({ ...given, stored: messages }).map(({ playdateId }) => playdateId);
    expect(shown).toEqual([undefined, 7, undefined, 8]);
  });

  it('know who wrote them and whether the other has seen them', () => {
    expect(shown({})).toEqual([
      ['1', false, 'sent'],
      ['two', true, 'sent'],
    ]);
    expect(shown({ seenUpTo: 2 })[1]).toEqual(['two', true, 'seen']);
  });

  it('show one that has just arrived once, under the same key', () => {
    expect(shown({ outbox: [unsent('two'), unsent('three')] }).slice(1)).toEqual([
      ['two', true, 'sent'],
      ['three', true, 'sending'],
    ]);
  });

  it('wait while there is no network, or behind one that was refused', () => {
    expect(shown({ outbox: [unsent('three')], offline: true }).at(-1)?.[2]).toBe('waiting');
    const outbox = [unsent('a', { refused: 'No' }), unsent('b')];
    expect(shown({ outbox }).slice(2)).toEqual([
      ['a', true, 'failed'],
      ['b', true, 'waiting'],
    ]);
  });

  it('leave out what is on its way to others', () => {
    expect(shown({ outbox: [unsent('x', { receiverId: 9 })] })).toHaveLength(2);
  });
});
