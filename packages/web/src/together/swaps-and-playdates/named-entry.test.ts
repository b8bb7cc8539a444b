import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import { describe, expect, it } from 'vitest';
import { namedEntry } from './named-entry.ts';

const lists = {
  pending: { kind: 'ready', entries: [{ id: 1 }] },
  confirmed: { kind: 'ready', entries: [{ id: 2 }] },
  past: { kind: 'loading' },
} as const;
const read = { ...lists, past: { kind: 'ready', entries: [{ id: 3 }] } } as const;
type Given = Parameters<typeof namedEntry<keyof typeof lists>>[0];
const open = (path: string, given: Partial<Given> = {}) =>
  namedEntry({
    query: new URL(path, 'https://nestmates.test').searchParams,
    names: ['pending', 'confirmed', 'past'],
    lists,
    isReading: false,
    before: undefined,
    ...given,
  });
const at = (path: string) => {
  const { tab, named } = open(path);
  return { tab, named };
};

it.each([
  ['/babysitting-swaps', { tab: 'pending', named: undefined }],
  ['/babysitting-swaps?tab=past', { tab: 'past', named: undefined }],
  [entryPath('/babysitting-swaps', 2, 'confirmed'), { tab: 'confirmed', named: 2 }],
  ['/babysitting-swaps?open=2', { tab: 'confirmed', named: 2 }],
  // It has moved since the link was made.
  [entryPath('/babysitting-swaps', 2, 'pending'), { tab: 'confirmed', named: 2 }],
  // Gone, or in a list that is not there yet.
  [entryPath('/babysitting-swaps', 9, 'confirmed'), { tab: 'confirmed', named: 9 }],
  ['/babysitting-swaps?open=9', { tab: 'pending', named: 9 }],
  ['/babysitting-swaps?open=nothing', { tab: 'pending', named: undefined }],
])('%s shows the list of the entry that it names', (path, expected) => {
  expect(at(path)).toEqual(expected);
});

describe('the list that an address shows', () => {
  const path = '/babysitting-swaps?open=2';
  const gone = { ...read, confirmed: { kind: 'ready', entries: [] } } as const;

  it('stays where the entry was held and then is gone', () => {
    const { settled } = open(path, { lists: read });
    expect(open(path, { lists: gone, before: settled })).toMatchObject({ tab: 'confirmed', named: 2 });
    // Another address settles anew.
    const other = '/babysitting-swaps?open=3';
    expect(open(other, { lists: gone, before: settled })).toMatchObject({ tab: 'past', named: 3 });
  });

  it('stays where the entry comes into another list after all were read', () => {
    const { settled } = open(path, { lists: gone });
    expect(open(path, { lists: read, before: settled }).tab).toBe('pending');
  });

  it('is not known yet from a list that is being read anew', () => {
    const moved = { ...gone, pending: { kind: 'ready', entries: [{ id: 2 }] } } as const;
    const { tab, settled } = open(path, { lists: moved, isReading: true });
    expect([tab, settled]).toEqual(['pending', undefined]);
    expect(open(path, { lists: read, before: settled }).tab).toBe('confirmed');
  });

  it('is the one that the address says while it is being read anew, also where the entry leaves it', () => {
    const said = entryPath('/babysitting-swaps', 2, 'confirmed');
    const { tab, isSought, settled } = open(said, { lists: read, isReading: true });
    expect([tab, isSought]).toEqual(['confirmed', false]);
    expect(open(said, { lists: gone, before: settled }).tab).toBe('confirmed');
  });

  it('shows no list while an entry is not where the address says and the lists are being read anew', () => {
    const moved = { ...gone, pending: { kind: 'ready', entries: [{ id: 2 }] } } as const;
    const said = entryPath('/babysitting-swaps', 2, 'confirmed');
    const reading = open(said, { lists: moved, isReading: true });
    expect([reading.tab, reading.isSought, reading.settled]).toEqual(['confirmed', true, undefined]);
    expect(open(said, { lists: read, before: reading.settled }).tab).toBe('confirmed');
    expect(open(said, { lists: moved, before: reading.settled }).tab).toBe('pending');
  });

  it('is sought while none that is loaded holds the entry', () => {
    expect(open('/babysitting-swaps?open=3').isSought).toBe(true);
    expect(open(path, { isReading: true }).isSought).toBe(false);
    expect(open('/babysitting-swaps').isSought).toBe(false);
  });
});
