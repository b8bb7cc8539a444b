import {
  type EntryListState,
  entriesOf,
} from '@nestmates/ui/screens/together/swaps-and-playdates/EntryList.tsx';

interface Entry {
  readonly id: number;
}

type Lists<Name extends string, State = EntryListState<Entry>> = Readonly<Record<Name, State>>;

/** The list that an address shows, wherever the entry that it names goes after that. */
export interface SettledTab<Name extends string> {
  readonly address: string;
  readonly tab: Name;
}

interface NamedEntry<Name extends string> {
  readonly tab: Name;
  /** Its id, whether it is in one of the lists or not. */
  readonly named: number | undefined;
  /** Whether the list that holds it may be one that is still loading. */
  readonly isSought: boolean;
  /** Undefined while the lists are being read. */
  readonly settled: SettledTab<Name> | undefined;
}

interface Given<Name extends string> {
  readonly query: URLSearchParams;
  readonly names: readonly [Name, ...Name[]];
  readonly lists: Lists<Name>;
  /** Whether what the lists show is being read anew. */
  readonly isReading: boolean;
  readonly before: SettledTab<Name> | undefined;
}

/**
 * Which entry an address names, and which list is to be shown: that of the entry. The address says where it stood when
 * the link was made, so that nothing jumps while the lists are being read.
 */
export function namedEntry<Name extends string>(given: Given<Name>): NamedEntry<Name> {
  const { query, names, lists, isReading, before } = given;
  const address = query.toString();
  const named = Number(query.get('open')) || undefined;
  const said = names.find((name) => name === query.get('tab'));
  if (before?.address === address) return { tab: before.tab, named, isSought: false, settled: before };
  const settledOn = (tab: Name) => ({ tab, named, isSought: false, settled: { address, tab } });
  if (named === undefined) return settledOn(said ?? names[0]);
  const holding = names.find((name) => entriesOf(lists[name])?.some(({ id }) => id === named));
  if (holding !== undefined && holding === said) return settledOn(said);
  const areRead = names.every((name) => lists[name].kind === 'ready');
  if (!isReading && (holding !== undefined || areRead)) return settledOn(holding ?? said ?? names[0]);
  const isUnsure = said !== undefined && isReading;
  const isLoading = holding === undefined && names.some((name) => lists[name].kind === 'loading');
  return { tab: said ?? holding ?? names[0], named, isSought: isUnsure || isLoading, settled: undefined };
}
