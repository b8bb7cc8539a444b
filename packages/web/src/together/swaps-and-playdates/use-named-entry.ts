import type { EntryListState } from '@nestmates/ui/screens/together/swaps-and-playdates/EntryList.tsx';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { namedEntry, type SettledTab } from './named-entry.ts';

interface Entry {
  readonly id: number;
}

interface ReadList<E extends Entry> {
  readonly state: EntryListState<E>;
  readonly isReading: boolean;
}

const loading = { kind: 'loading' } as const;

/** The lists of a page, the one that its address shows, and the entry that it names. */
export function useNamedEntry<Name extends string, E extends Entry>(
  names: readonly [Name, ...Name[]],
  read: Readonly<Record<Name, ReadList<E>>>,
) {
  const [query, setQuery] = useSearchParams();
  const before = useRef<SettledTab<Name>>(undefined);
  const each = <Value>(of: (list: ReadList<E>) => Value) =>
    Object.fromEntries(names.map((name) => [name, of(read[name])])) as Record<Name, Value>;
  const lists = each(({ state }) => state);
  const isReading = names.some((name) => read[name].isReading);
  const found = namedEntry({ query, names, lists, isReading, before: before.current });
  before.current = found.settled;
  const { tab, named, isSought } = found;
  return {
    lists: isSought ? each((): EntryListState<E> => loading) : lists,
    tab,
    named,
    onTab: (to: Name) => setQuery({ tab: to }, { replace: true }),
  };
}
