import { expect, it } from 'vitest';
import { entryPath } from './entry-path.ts';
import { namedEntry } from './named-entry.ts';

const lists = {
  pending: { kind: 'ready', entries: [{ id: 1 }] },
  confirmed: { kind: 'ready', entries: [{ id: 2 }] },
  past: { kind: 'loading' },
} as const;
const at = (path: string) =>
  namedEntry(new URL(path, 'https://nestmates.test').searchParams, ['pending', 'confirmed', 'past'], lists);

it.each([
  ['/babysitting-swaps', { tab: 'pending', named: undefined }],
  ['/babysitting-swaps?tab=past', { tab: 'past', named: undefined }],
  [entryPath('/babysitting-swaps', 2), { tab: 'confirmed', named: 2 }],
  ['/babysitting-swaps?tab=pending&open=2', { tab: 'pending', named: 2 }],
  // Gone, or in a list that is not there yet.
  [entryPath('/babysitting-swaps', 9), { tab: 'pending', named: 9 }],
  ['/babysitting-swaps?open=nothing', { tab: 'pending', named: undefined }],
])('%s shows the list of the entry that it names', (path, expected) => {
  expect(at(path)).toEqual(expected);
});
