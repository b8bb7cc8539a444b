import type { MoreItems } from '@nestmates/ui/components/navigation/LoadMore.tsx';
import type { EntryListState } from '@nestmates/ui/screens/together/swaps-and-playdates/EntryList.tsx';
import { useRef } from 'react';
import { keepAnsweredInPlace } from '../../platform/queries/keep-answered-in-place.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';

interface Entry {
  readonly id: number;
}

type LoadedList<E extends Entry> = Parameters<typeof loadingOrFailed>[0] & {
  readonly data: { readonly items: readonly E[] } | undefined;
};

/** The state of a list of swaps or playdates, in which an entry stays in its place while its answer is being sent. */
export function useEntryList<E extends Entry>(
  query: LoadedList<E>,
  more: MoreItems | undefined,
  answering: readonly Entry[],
): EntryListState<E> {
  const shown = useRef<readonly E[]>([]);
  if (!query.data) return loadingOrFailed(query);
  const answered = new Set(answering.map(({ id }) => id));
  shown.current = keepAnsweredInPlace(shown.current, query.data.items, answered);
  return { kind: 'ready', entries: shown.current, more };
}
