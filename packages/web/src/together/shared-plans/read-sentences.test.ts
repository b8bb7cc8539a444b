import { beforeEach, expect, it, vi } from 'vitest';
import { markRead, readFor } from './read-sentences.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it('the sentences are read once for each person, by each member of the browser', () => {
  expect(readFor(1)).toEqual([]);
  markRead(1, 7);
  markRead(1, 7);
  expect([readFor(1), readFor(2)]).toEqual([[7], []]);
  expect(stored.get('draft:1:first-meetings')).toBe('[7]');
});

it.each(['nothing', '{}', '[null, "7"]'])(
  'what somebody else has stored there counts as unread: %s',
  (kept) => {
    stored.set('draft:1:first-meetings', kept);
    expect(readFor(1)).toEqual([]);
  },
);
