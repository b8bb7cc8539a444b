import {
  type EntryListState,
  entriesOf,
} from '@nestmates/ui/screens/together/swaps-and-playdates/EntryList.tsx';

interface Entry {
  readonly id: number;
}

interface NamedEntry<Name extends string> {
  readonly tab: Name;
  /** Its id, whether it is in one of the lists or not. */
  readonly named: number | undefined;
}

/** Which entry an address names, and which list is to be shown: the one that it says, else that of the entry. */
export function namedEntry<Name extends string>(
  query: URLSearchParams,
  names: readonly [Name, ...Name[]],
  lists: Readonly<Record<Name, EntryListState<Entry>>>,
): NamedEntry<Name> {
  const named = Number(query.get('open')) || undefined;
  const said = names.find((name) => name === query.get('tab'));
  const holding = names.find((name) => entriesOf(lists[name])?.some(({ id }) => id === named));
  return { tab: said ?? holding ?? names[0], named };
}
